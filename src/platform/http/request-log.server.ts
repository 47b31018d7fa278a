import type { Log } from '#commerce/log.ts'
import { isHealthAddress } from './health-address.ts'
import { rounded, type Trace } from './trace.server.ts'

// Also the codes in mailed links, which are longer.
const documentId = /(?<=\/)[A-Za-z0-9]{20,}(?=\/|$)/g
const chosenByAProxy = /^[\w-]{8,64}$/

/** The name under which a request's lines stand in the log: a trusted proxy's own, or a new one. */
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
 * One line for each request. Addresses are written without their ids, for an order's id opens the order. A balancer asks
 * several times a second whether all is well; only where it is not, is that worth a line.
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

/** Where the time of a slow request went: how much of it to the database, and to which of its questions. */
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
