import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { type ContentEncoding, chooseEncoding } from './choose-encoding.ts'

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/
const smallest = 1024

// Answers are compressed for each request: quality 4 is about as small as gzip at its best, in a third of the time.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const gzipLevel = 5

/**
 * Compresses an answer on its way out. A page stays a stream, each part sent when it is ready; everything else is read
 * whole, because most answers of server functions are smaller than a compressor's own bookkeeping.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  if (!encoding || !response.body || !isWorthIt(response)) return response
  const { status } = response
  if (isPage(response)) {
    const body = toWebStream(compressStream(response.body, encoding))
    return new Response(body, { status, headers: headersFor(response, encoding) })
  }
  const whole = Buffer.from(await response.arrayBuffer())
  if (whole.length < smallest) return new Response(whole, { status, headers: response.headers })
  const body = await compressWhole(whole, encoding)
  return new Response(body, { status, headers: headersFor(response, encoding) })
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

function headersFor(response: Response, encoding: ContentEncoding): Headers {
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  return headers
}

function compressStream(body: ReadableStream<Uint8Array>, encoding: ContentEncoding): Readable {
  const source = Readable.from(body)
  const compressed = source.pipe(encoding === 'br' ? brotliStream() : gzipStream())
  source.once('error', (error) => compressed.destroy(error))
  compressed.once('close', () => source.destroy())
  return compressed
}

function compressWhole(content: Buffer, encoding: ContentEncoding): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br'
    ? brotliWhole(content, { params: brotliParams })
    : gzipWhole(content, { level: gzipLevel })
}

function isWorthIt({ headers }: Response): boolean {
  if (headers.has('content-encoding')) return false
  const length = headers.get('content-length')
  if (length !== null && Number(length) < smallest) return false
  return compressible.test(headers.get('content-type') ?? '')
}

function brotliStream() {
  return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams })
}

function gzipStream() {
  return createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel })
}

function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const parts = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    cancel() {
      stream.destroy()
    },
  })
}
