import type { Log } from '#commerce/log.ts'
import { isHealthAddress } from './health-address.ts'
import { rounded, type Trace } from './trace.server.ts'

// Includes the codes in mailed links, which are longer.
const documentId = /(?<=\/)[A-Za-z0-9]{20,}(?=\/|$)/g
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
 * checks run several times a second, so only failed ones are logged.
 */
export function logRequest(log: Log, entry: LoggedRequest): void {
  if (isHealthAddress(entry.pathname) && entry.status === 200) return
  log.info('request', {
    request: entry.id,
    method: entry.method,
    path: withoutIds(entry.pathname),
    status: entry.status,
    ms: rounded(performance.now() - entry.startedAt),
  })
}

/** Logs a slow request with its database time and its slowest queries. */
export function logIfSlow(
  log: Log,
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

function withoutIds(pathname: string): string {
  return pathname.replace(documentId, ':id')
}
