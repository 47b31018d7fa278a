import { once } from 'node:events'
import { createServer, request as httpRequest, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type FinishedRequest, type NodeHandler, watchTraffic } from './traffic.server.ts'

const closers: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function listen(handler: NodeHandler) {
  const finished: FinishedRequest[] = []
  const traffic = watchTraffic(handler, (request) => finished.push(request))
  const server = createServer(traffic.handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { traffic, server, finished, origin: `http://127.0.0.1:${port}` }
}

/** A handler that responds when the test says so. */
function pausedHandler() {
  const waiting: ServerResponse[] = []
  let arrived = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const handler: NodeHandler = (_request, response) => {
    waiting.push(response)
    arrived()
  }
  return { handler, arrival, release: () => waiting.map((response) => response.end('roses')) }
}

describe('a server that closes', () => {
  it('finishes open requests first', async () => {
    const held = pausedHandler()
    const { traffic, server, origin } = await listen(held.handler)
    const answer = fetch(origin).then((response) => response.text())
    await held.arrival
    const closed = traffic.close(server, { drainMs: 0, deadlineMs: 5000 })
    held.release()
    expect([await answer, await closed]).toEqual(['roses', 0])
  })

  it('accepts no new connection', async () => {
    const { traffic, server, origin } = await listen((_request, response) => response.end())
    await traffic.close(server, { drainMs: 0, deadlineMs: 5000 })
    await expect(fetch(origin)).rejects.toThrow()
  })

  it('responds while draining, and closes keep-alive connections', async () => {
    const { traffic, server, origin } = await listen((_request, response) => response.end('roses'))
    const closed = traffic.close(server, { drainMs: 500, deadlineMs: 5000 })
    expect(traffic.isClosing()).toBe(true)
    const answer = await fetch(origin)
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['roses', 'close'])
    await closed
    await expect(fetch(origin)).rejects.toThrow()
  })

  it('does not wait for an idle keep-alive connection', async () => {
    const { traffic, server, origin } = await listen((_request, response) => response.end('x'))
    await (await fetch(origin, { headers: { connection: 'keep-alive' } })).text()
    const begun = performance.now()
    await traffic.close(server, { drainMs: 0, deadlineMs: 5000 })
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  it('cuts off the rest at the deadline, and returns their number', async () => {
    const held = pausedHandler()
    const { traffic, server, origin } = await listen(held.handler)
    const answer = fetch(origin)
    answer.catch(() => undefined)
    await held.arrival
    expect(await traffic.close(server, { drainMs: 0, deadlineMs: 50 })).toBe(1)
    await expect(answer).rejects.toThrow()
  })
})

describe('a request', () => {
  it('is tracked until its response, and then reported', async () => {
    const held = pausedHandler()
    const { traffic, origin, finished } = await listen(held.handler)
    const answer = fetch(`${origin}/search?q=peony`)
    await held.arrival
    expect(traffic.inFlight()).toBe(1)
    held.release()
    await (await answer).text()
    expect(traffic.inFlight()).toBe(0)
    expect(finished).toMatchObject([
      { method: 'GET', pathname: '/search', status: 200, hungUp: false },
    ])
  })

  it('is reported as cut off if its client disconnects', async () => {
    const held = pausedHandler()
    const { origin, finished } = await listen(held.handler)
    const request = httpRequest(origin).on('error', () => undefined)
    request.end()
    await held.arrival
    request.destroy()
    await expect.poll(() => finished).toMatchObject([{ hungUp: true }])
  })
})
