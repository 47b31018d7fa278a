import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress } from './compress.server.ts'

const page = `<!doctype html>${'<p>Roses are red</p>'.repeat(200)}`

function asking(encodings: string): Request {
  return new Request('https://flowers.example/', { headers: { 'accept-encoding': encodings } })
}

function html(body: BodyInit | null = page, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

async function encodingOf(accepted: string, response = html()): Promise<string | null> {
  return (await compress(asking(accepted), response)).headers.get('content-encoding')
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('a compressed page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', null],
    ['deflate', null],
    ['identity', null],
    ['brotli', null],
    ['', null],
  ])('for Accept-Encoding %s is sent as %s', async (accepted, encoding) => {
    expect(await encodingOf(accepted)).toBe(encoding)
  })

  it('decompresses to the same page with brotli', async () => {
    const bytes = await bytesOf(await compress(asking('br'), html()))
    expect(brotliDecompressSync(bytes).toString()).toBe(page)
  })

  it('decompresses to the same page with gzip', async () => {
    const bytes = await bytesOf(await compress(asking('gzip'), html()))
    expect(gunzipSync(bytes).toString()).toBe(page)
  })

  it('is smaller', async () => {
    const bytes = await bytesOf(await compress(asking('br'), html()))
    expect(bytes.length).toBeLessThan(page.length / 5)
  })

  it('has no Content-Length of the original', async () => {
    const response = html(page, { 'content-length': String(page.length) })
    const compressed = await compress(asking('br'), response)
    expect(compressed.headers.has('content-length')).toBe(false)
  })

  it('has a Vary header', async () => {
    const response = await compress(asking('br'), html(page, { vary: 'Cookie' }))
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  })

  it('keeps its status and other headers', async () => {
    const gone = new Response(page, { status: 404, headers: { 'content-type': 'text/html' } })
    gone.headers.append('set-cookie', 'a=1')
    gone.headers.append('set-cookie', 'b=2')
    const response = await compress(asking('br'), gone)
    expect(response.status).toBe(404)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})

describe('an uncompressed response', () => {
  it.each([
    ['a picture', html(page, { 'content-type': 'image/webp' })],
    ['what is compressed already', html(page, { 'content-encoding': 'gzip' })],
    ['what is too short to gain by it', html('short', { 'content-length': '5' })],
    ['an answer without a body', html(null)],
    ['what does not say what it is', html(page, { 'content-type': '' })],
  ])('is %s', async (_what, response) => {
    expect(await compress(asking('br'), response)).toBe(response)
  })

  it('is a short response of a server function', async () => {
    const short = new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })
    const answer = await compress(asking('br'), short)
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(await answer.text()).toBe('{"ok":true}')
  })

  it.each(['application/json', 'image/svg+xml', 'text/css', 'application/javascript'])(
    'is not %s',
    async (type) => {
      expect(await encodingOf('br', html(page, { 'content-type': type }))).toBe('br')
    },
  )
})

describe('a response that fails', () => {
  it('fails when compressed, instead of ending early', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(page)),
      pull: (controller) => controller.error(new Error('the page broke')),
    })
    await expect(compress(asking('br'), html(broken))).rejects.toThrow('the page broke')
  })
})
