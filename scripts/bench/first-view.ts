/** JavaScript that a page loads, in kilobytes with gzip. */
export async function scriptKilobytes(pageUrl: string): Promise<number> {
  const html = await (await fetch(pageUrl)).text()
  const addresses = new Set<string>()
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const address = /(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1]
    if (address) addresses.add(address)
  }
  for (const [, address] of html.matchAll(/import\("([^"]+\.js)"\)/g))
    if (address) addresses.add(address)
  let bytes = 0
  for (const address of addresses) bytes += await bytesSent(new URL(address, pageUrl))
  return bytes / 1000
}

async function bytesSent(address: URL): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } })
  await response.arrayBuffer()
  const length = Number(response.headers.get('content-length'))
  if (length === 0) throw new Error(`${address.pathname} has no Content-Length.`)
  return length
}
