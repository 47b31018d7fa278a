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

describe('a page on its way out', () => {
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
  ])('to a browser that takes %s is sent as %s', async (accepted, encoding) => {
    expect(await encodingOf(accepted)).toBe(encoding)
  })

  it('is the same page after brotli', async () => {
    const bytes = await bytesOf(await compress(asking('br'), html()))
    expect(brotliDecompressSync(bytes).toString()).toBe(page)
  })

  it('is the same page after gzip', async () => {
    const bytes = await bytesOf(await compress(asking('gzip'), html()))
    expect(gunzipSync(bytes).toString()).toBe(page)
  })

  it('is smaller than before', async () => {
    const bytes = await bytesOf(await compress(asking('br'), html()))
    expect(bytes.length).toBeLessThan(page.length / 5)
  })

  it('does not claim the length it had', async () => {
    const response = html(page, { 'content-length': String(page.length) })
    const compressed = await compress(asking('br'), response)
    expect(compressed.headers.has('content-length')).toBe(false)
  })

  it('tells caches that it depends on the browser', async () => {
    const response = await compress(asking('br'), html(page, { vary: 'Cookie' }))
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  })

  it('keeps its status and its other headers', async () => {
    const gone = new Response(page, { status: 404, headers: { 'content-type': 'text/html' } })
    gone.headers.append('set-cookie', 'a=1')
    gone.headers.append('set-cookie', 'b=2')
    const response = await compress(asking('br'), gone)
    expect(response.status).toBe(404)
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})

describe('what is left as it is', () => {
  it.each([
    ['a picture', html(page, { 'content-type': 'image/webp' })],
    ['what is compressed already', html(page, { 'content-encoding': 'gzip' })],
    ['what is too short to gain by it', html('short', { 'content-length': '5' })],
    ['an answer without a body', html(null)],
    ['what does not say what it is', html(page, { 'content-type': '' })],
  ])('is %s', async (_what, response) => {
    expect(await compress(asking('br'), response)).toBe(response)
  })

  it('is a short answer of a server function', async () => {
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

describe('an answer that breaks off', () => {
  it('is a failure, and not a short answer', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(page)),
      pull: (controller) => controller.error(new Error('the page broke')),
    })
    await expect(compress(asking('br'), html(broken))).rejects.toThrow('the page broke')
  })
})
