import type { ServerMiddleware } from 'srvx'
import type { Log } from '#commerce/log.ts'
import { logIfSlow, logRequest, requestIdOf } from './request-log.server.ts'
import { defaultHeaders, securityHeaders } from './security-headers.ts'
import { newTrace, tracedBy } from './trace.server.ts'

export interface RequestWrapperOptions {
  log: Log
  isHttps: boolean
  trustProxy: boolean
  /** Requests slower than this are logged with their queries. */
  slowMs: number
}

/** Adds a request id and a trace to every request, and the shop's headers and a log line to every response. */
export function aroundRequest({ log, isHttps, trustProxy, slowMs }: RequestWrapperOptions) {
  const around: ServerMiddleware = async (request, next) => {
    const startedAt = performance.now()
    const { pathname } = new URL(request.url)
    const id = requestIdOf(request, trustProxy)
    request.headers.set('x-request-id', id)
    const trace = newTrace()
    const response = await tracedBy(trace, next)
    const headers = securityHeaders(pathname, isHttps)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    for (const [name, value] of Object.entries(defaultHeaders(pathname))) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    response.headers.set('X-Request-Id', id)
    const entry = { id, method: request.method, pathname, status: response.status, startedAt }
    logRequest(log, entry)
    logIfSlow(log, entry, { trace, limitMs: slowMs })
    return response
  }
  return around
}
