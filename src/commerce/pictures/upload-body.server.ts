export type UploadBody =
  | { ok: true; content: Uint8Array }
  | { ok: false; refusal: 'too-large' | 'interrupted' }

/** Reads the body as a stream, and stops at the limit even if Content-Length is wrong. */
export async function readUploadBody(request: Request, limit: number): Promise<UploadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    return { ok: false, refusal: 'too-large' }
  }
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of request.body ?? []) {
      size += part.byteLength
      if (size > limit) return { ok: false, refusal: 'too-large' }
      parts.push(part)
    }
  } catch {
    return { ok: false, refusal: 'interrupted' }
  }
  return { ok: true, content: new Uint8Array(Buffer.concat(parts)) }
}
