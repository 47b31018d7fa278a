import type { ServerMiddleware } from 'srvx'
import { inRequest } from '#commerce/current-request.server.ts'
import type { Log } from '#commerce/log.ts'
import type { ServerLog } from '../log.server.ts'
import { withoutIds } from '../metrics/route-of.ts'
import { inRequestSpan } from '../telemetry/request-span.server.ts'
import { isHealthAddress } from './health.server.ts'
import { defaultHeaders } from './security-headers.ts'
import { newTrace, rounded, type Trace, tracedBy } from './trace.server.ts'

type AccessLog = Pick<ServerLog, 'debug' | 'info' | 'warn'>

export interface RequestWrapperOptions {
  log: AccessLog
  /** The headers of every response. */
  headers: (pathname: string) => Record<string, string>
  trustProxy: boolean
  /** Requests slower than this are logged with their queries. */
  slowMs: number
}

/** Adds a request id and a trace to every request, and the shop's headers and a log line to every response. */
export function aroundRequest({ log, headers, trustProxy, slowMs }: RequestWrapperOptions) {
  const around: ServerMiddleware = async (request, next) => {
    const startedAt = performance.now()
    const { pathname } = new URL(request.url)
    const id = requestIdOf(request, trustProxy)
    request.headers.set('x-request-id', id)
    const trace = newTrace()
    const traced = () => inRequest(id, () => tracedBy(trace, next))
    const response = isTraced(pathname)
      ? await inRequestSpan({ request, id, trustProxy }, traced)
      : await traced()
    for (const [name, value] of Object.entries(headers(pathname))) response.headers.set(name, value)
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

const chosenByAProxy = /^[\w-]{8,64}$/

/** The id of a request in the log: a trusted proxy's, or a new one. */
export function requestIdOf(request: Request, trustProxy: boolean): string {
  const given = trustProxy ? request.headers.get('x-request-id') : null
  return given && chosenByAProxy.test(given) ? given : crypto.randomUUID()
}

export interface LoggedRequest {
  id: string
  method: string
  pathname: string
  status: number
  startedAt: number
}

/**
 * Logs one line per request. Paths are logged without ids, because an order's id gives access to the order. Health
 * checks run several times a second, so only failed ones are logged; a page has dozens of files, logged at debug level.
 */
export function logRequest(log: Pick<AccessLog, 'debug' | 'info'>, entry: LoggedRequest): void {
  const { pathname, status } = entry
  if (isHealthAddress(pathname) && status === 200) return
  const level = isFile(pathname) && status < 400 ? 'debug' : 'info'
  log[level]('request', {
    request: entry.id,
    method: entry.method,
    path: withoutIds(entry.pathname),
    status: entry.status,
    ms: rounded(performance.now() - entry.startedAt),
  })
}

const isTraced = (pathname: string) => !(isHealthAddress(pathname) || isFile(pathname))

function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.startsWith('/uploads/')
}

/** Logs a slow request with its database time and its slowest queries. */
export function logIfSlow(
  log: Pick<Log, 'warn'>,
  entry: LoggedRequest,
  { trace, limitMs }: { trace: Trace; limitMs: number },
): void {
  const ms = performance.now() - entry.startedAt
  if (ms < limitMs) return
  log.warn('slow request', {
    request: entry.id,
    path: withoutIds(entry.pathname),
    ms: rounded(ms),
    queries: trace.queries,
    queryMs: rounded(trace.queryMs),
    slowest: trace.slowest,
  })
}
