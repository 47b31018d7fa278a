import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startBalancer } from './balancer.ts'
import { isBehindProxy } from './behind-proxy.ts'

const said = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }

describe('a balancer', () => {
  let instance: Server
  let origin: string
  beforeEach(async () => {
    // Answers what it was told of where the request comes from.
    instance = createServer(({ headers }, response) => {
      response.end(`${headers['x-forwarded-for']} ${headers['x-forwarded-proto']}`)
    })
    origin = `http://127.0.0.1:${await portOf(instance)}`
  })
  afterEach(() => void instance.close())

  async function toldThrough(env: NodeJS.ProcessEnv): Promise<string> {
    const probe = createServer()
    const port = await portOf(probe)
    await new Promise((resolve) => probe.close(resolve))
    const balancer = await startBalancer({
      host: '127.0.0.1',
      port,
      instances: [origin],
      trustForwarded: isBehindProxy(env),
    })
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: said })
    const told = await response.text()
    await balancer.close()
    return told
  }

  it('says itself where a request comes from, whatever the request says', async () => {
    expect(await toldThrough({})).toBe('127.0.0.1 http')
    expect(await toldThrough({ TRUST_PROXY: 'true', BALANCER_TRUST_PROXY: 'false' })).toBe(
      '127.0.0.1 http',
    )
  })

  it('passes on what a proxy in front of it says', async () => {
    expect(await toldThrough({ TRUST_PROXY: 'true' })).toBe('203.0.113.7 https')
    expect(await toldThrough({ BALANCER_TRUST_PROXY: 'true' })).toBe('203.0.113.7 https')
  })
})

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
