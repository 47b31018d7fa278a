import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { FastResponse } from 'srvx'
import { type ContentEncoding, chooseEncoding } from './choose-encoding.ts'

const brotliWhole = promisify(brotliCompress)
const gzipWhole = promisify(gzip)

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/
const smallest = 1024

// Per response: quality 4 is about as small as gzip at its best, in a third of the time.
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const gzipLevel = 5

/** Compresses a response as a whole: pages are rendered in one go, other responses are small. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  if (!encoding || !response.body || !isWorthIt(response)) return response
  const { status } = response
  const whole = Buffer.from(await response.arrayBuffer())
  if (whole.length < smallest) return new Response(whole, { status, headers: response.headers })
  const body = await compressWhole(whole, encoding)
  return new FastResponse(body, { status, headers: headersFor(response, encoding) })
}

function headersFor(response: Response, encoding: ContentEncoding): Headers {
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  return headers
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
