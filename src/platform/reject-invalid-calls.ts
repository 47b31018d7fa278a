import { createMiddleware } from '@tanstack/react-start'
import { isPlainPayload } from './call-payload.ts'
import { isPayloadRead } from './call-reading.server.ts'
import { invalidRequestMessage } from './failures.server.ts'
import { receivedBody } from './http/receive-body.server.ts'
import { log } from './services.server.ts'

/**
 * Responds with 400 to an invalid payload or function id, where the framework would respond with 500 and its own
 * message. A payload with more than plain data never reaches the framework, which would deserialize it.
 */
export const rejectInvalidCalls = createMiddleware().server(
  async ({ next, request, handlerType }) => {
    if (handlerType !== 'serverFn') return next()
    const refusal = () => new Response(invalidRequestMessage, { status: 400 })
    if (!(await carriesPlainPayload(request))) {
      log.warn('call rejected', { reason: 'payload is not plain data' })
      return refusal()
    }
    try {
      const result = await next()
      if (result.response.status < 500 || isPayloadRead(request)) return result
      return { ...result, response: refusal() }
    } catch (error) {
      if (isPayloadRead(request) || isClientError(error)) throw error
      log.warn('call to an unknown server function', { error: String(error) })
      return refusal()
    }
  },
)

/** Reads the payload where the framework reads it. Forms are rejected, because no client of the shop sends one. */
async function carriesPlainPayload(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  if (/multipart\/form-data|application\/x-www-form-urlencoded/.test(type)) return false
  if (request.method === 'GET') {
    const payload = new URL(request.url).searchParams.get('payload')
    return !payload || isPlainPayload(payload)
  }
  if (!type.includes('application/json')) return true
  const body = receivedBody(request)?.toString() ?? (await request.clone().text())
  return isPlainPayload(body)
}

/** The error has a 4xx status, for example a body that is too large. */
function isClientError(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  return status < 500
}
