import { readPlainPayload } from '../plain-payload.ts'
import { receivedBody } from './receive-body.server.ts'

/** The payloads of plain calls in the framework's form; empty for a call without payload. */
const payloads = new WeakMap<Request, string>()

/** The payload of a plain call, whose response is plain JSON too; undefined for a call of the framework's client. */
export const plainCallPayload = (request: Request): string | undefined => payloads.get(request)

/** Shows the framework a call in plain JSON as one in its own form, so that every guard and limit is the same. */
export async function acceptPlainCall(request: Request): Promise<void> {
  const url = new URL(request.url)
  if (!url.pathname.startsWith('/_serverFn/')) return
  const isGet = request.method === 'GET'
  const sent = isGet ? url.searchParams.get('payload') : await readJson(request)
  if (!sent) {
    if (!request.headers.has('x-tsr-serverfn')) payloads.set(request, '')
    return
  }
  const payload = readPlainPayload(sent)
  if (payload === null) return
  const text = JSON.stringify(payload)
  payloads.set(request, text)
  url.searchParams.set('payload', text)
  if (isGet) Object.defineProperty(request, 'url', { value: url.href })
  else Object.defineProperty(request, 'json', { value: async () => payload })
}

async function readJson(request: Request): Promise<string | null> {
  if (!request.headers.get('content-type')?.includes('application/json')) return null
  return receivedBody(request)?.toString() ?? (await request.clone().text())
}
