import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rejectMalformedRequests } from './reject-malformed-requests.server.ts'

const server = createServer(rejectMalformedRequests((_request, response) => response.end('a page')))
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => server.close())

function statusOf(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .once('error', reject)
      .end()
  })
}

describe('a request', () => {
  it.each(['GET', 'HEAD', 'POST'])('is accepted with %s', async (method) => {
    expect(await statusOf(method, '/login')).toBe(200)
  })

  it.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'is rejected with %s',
    async (method) => {
      expect(await statusOf(method, '/')).toBe(405)
    },
  )

  it.each(['//evil.example/', '//evil.example/%2e%2e', '/\\evil.example', '\\\\evil.example'])(
    'is rejected to %s, which a browser reads as another site',
    async (path) => {
      expect(await statusOf('GET', path)).toBe(400)
    },
  )

  it.each(['/o/%00', '/p/rose%00.png?q=1'])('is rejected to %s', async (path) => {
    expect(await statusOf('GET', path)).toBe(400)
  })

  it('is rejected if its page address is too long', async () => {
    expect(await statusOf('GET', `/search?q=${'a'.repeat(4_000)}`)).toBe(200)
    expect(await statusOf('GET', `/search?q=${'a'.repeat(4_096)}`)).toBe(414)
    expect(await statusOf('GET', `/_serverFn/x?payload=${'a'.repeat(4_096)}`)).toBe(200)
  })

  it('is accepted with repeated slashes later in its path', async () => {
    expect(await statusOf('GET', '/login?next=//evil.example')).toBe(200)
  })
})
