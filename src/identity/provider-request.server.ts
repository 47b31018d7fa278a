/** Carries the client's address to the provider's rate limits. What a client puts here itself is thrown away. */
export const clientAddressHeader = 'x-boutique-client-address'

// Nothing that a sign-in takes is longer, and what is sent back in an address has to fit into a header.
const maxBodyBytes = 4 * 1024

/** The same request with the address that our own server saw, or an answer when its body is too large. */
export async function withClientAddress(
  request: Request,
  address: string | undefined,
): Promise<Request | Response> {
  const headers = new Headers(request.headers)
  headers.delete(clientAddressHeader)
  if (address) headers.set(clientAddressHeader, address)
  const bare = { method: request.method, headers, signal: request.signal }
  if (!request.body) return new Request(request.url, bare)

  const body = await readBody(request.body)
  if (!body) return Response.json({ message: 'Request is too large.' }, { status: 413 })
  return new Request(request.url, { ...bare, body })
}

async function readBody(stream: ReadableStream<Uint8Array>): Promise<Blob | null> {
  const parts: BlobPart[] = []
  let size = 0
  for await (const part of stream) {
    size += part.byteLength
    if (size > maxBodyBytes) return null
    parts.push(new Uint8Array(part))
  }
  return new Blob(parts)
}
