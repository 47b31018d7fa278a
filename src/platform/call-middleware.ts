import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { logAuthorizationError } from '#identity/authorization/log-authorization-error.server.ts'
import { isPlainPayload } from './call-payload.ts'
import { invalidRequestMessage, maskFailure, requestId, respondWith } from './failures.server.ts'
import { plainCallPayload } from './http/plain-calls.server.ts'
import { receivedBody } from './http/receive-body.server.ts'
import { log } from './services.server.ts'

/** Requests whose payload the framework has read: the function middleware runs after that. */
const read = new WeakSet<Request>()

/**
 * Wraps every server function. Authorization errors, redirects and not-found pass; any other error is logged whole and
 * replaced by a general message with the reference of its log line. A plain call gets plain JSON.
 */
export const maskErrors = createMiddleware({ type: 'function' }).server(
  async ({ next, serverFnMeta }) => {
    const request = getRequest()
    // A function that this one calls returns its result as it is.
    const isPlain = plainCallPayload(request) !== undefined && !read.has(request)
    read.add(request)
    try {
      const done = await next()
      const result = 'result' in done ? (done.result ?? null) : null
      if (!isPlain || result instanceof Response) return done
      return Object.assign(done, { result: Response.json({ result }) })
    } catch (error) {
      if (isRedirect(error) || isNotFound(error) || error instanceof Response) throw error
      const endpoint = serverFnMeta?.name ?? 'unknown'
      if (error instanceof AuthorizationError) {
        logAuthorizationError(log, error, { endpoint, reference: requestId() })
        respondWith(error.status)
        if (isPlain) throw plainError(error.status, error)
        throw error
      }
      const place = { serverFunction: endpoint, reference: requestId(), log }
      const { message, status } = maskFailure(error, place)
      respondWith(status)
      throw isPlain ? plainError(status, { message }) : new Error(message)
    }
  },
)

function plainError(
  status: number,
  { reason, message }: Partial<AuthorizationError> & { message: string },
): Response {
  return Response.json({ error: { reason, message } }, { status })
}

/**
 * Responds with 400 to an invalid payload or function id, where the framework would respond with 500 and its own
 * message. A payload with more than plain data never reaches the framework, which would deserialize it.
 */
export const rejectInvalidCalls = createMiddleware().server(
  async ({ next, request, handlerType }) => {
    if (handlerType !== 'serverFn') return next()
    const refusal = () =>
      plainCallPayload(request) === undefined
        ? new Response(invalidRequestMessage(), { status: 400 })
        : plainError(400, { message: invalidRequestMessage() })
    if (!(await carriesPlainPayload(request))) {
      log.warn('call rejected', { reason: 'payload is not plain data' })
      return refusal()
    }
    try {
      const result = await next()
      if (result.response.status < 500 || read.has(request)) return result
      return { ...result, response: refusal() }
    } catch (error) {
      if (read.has(request) || isClientError(error)) throw error
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
  const body =
    plainCallPayload(request) ||
    (receivedBody(request)?.toString() ?? (await request.clone().text()))
  return isPlainPayload(body)
}

/** The error has a 4xx status, for example a body that is too large. */
function isClientError(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  return status < 500
}
