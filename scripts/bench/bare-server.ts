import { createServer } from 'node:http'

/** The least a page can cost: the same bytes, held in memory, from a server that does nothing else. */
export async function startBareServer(body: Buffer): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      // Without it the bytes go out in pieces, which costs more than the page of the shop does.
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
