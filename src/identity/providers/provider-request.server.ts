import { allowRequest } from './embedded/request-bodies.ts'

/** Passes the client's address to the provider's rate limits. A value sent by the client is removed. */
export const clientAddressHeader = 'x-boutique-client-address'

// Enough for every sign-in, and for a redirect parameter to fit into a header.
const maxBodyBytes = 4 * 1024

/**
 * The request for the library: with the client address seen by our server, and only the fields that the shop uses.
 * Returns a response if the library must not get it.
 */
export async function readProviderRequest(
  request: Request,
  address: string | undefined,
): Promise<Request | Response> {
  const headers = new Headers(request.headers)
  headers.delete(clientAddressHeader)
  if (address) headers.set(clientAddressHeader, address)
  const text = request.body ? await readBody(request.body) : ''
  if (text === null) return refuse(413, 'TOO_LARGE')
  const isJson = headers.get('content-type')?.startsWith('application/json') === true
  if (text !== '' && !isJson) return refuse(415, 'UNSUPPORTED_MEDIA_TYPE')
  const sent = text === '' ? {} : parse(text)
  if (sent === undefined) return refuse(400, 'VALIDATION_ERROR')

  const { method, signal } = request
  const url = new URL(request.url)
  const allowed = allowRequest(method, url.pathname.replace('/api/auth', ''), sent)
  if (!allowed.allowed) return refuse(allowed.status, allowed.code)
  if (!allowed.keepsQuery) url.search = ''
  headers.delete('content-length')
  if (!allowed.body) return new Request(url, { method, headers, signal })
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, signal, body: JSON.stringify(allowed.body) })
}

function refuse(status: number, code: string): Response {
  return Response.json({ code, message: 'The request was refused.' }, { status })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readBody(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const parts: BlobPart[] = []
  let size = 0
  for await (const part of stream) {
    size += part.byteLength
    if (size > maxBodyBytes) return null
    parts.push(new Uint8Array(part))
  }
  return new Blob(parts).text()
}
