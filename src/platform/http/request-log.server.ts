import type { Log } from '#commerce/log.ts'

// Also the codes in mailed links, which are longer.
const documentId = /(?<=\/)[A-Za-z0-9]{20,}(?=\/|$)/g
const chosenByAProxy = /^[\w-]{8,64}$/

/** The name under which a request's lines stand in the log: a trusted proxy's own, or a new one. */
export function requestIdOf(request: Request, trustProxy: boolean): string {
  const given = trustProxy ? request.headers.get('x-request-id') : null
  return given && chosenByAProxy.test(given) ? given : crypto.randomUUID()
}

/** One line for each request. Addresses are written without their ids, for an order's id opens the order. */
export function logRequest(
  log: Log,
  entry: { id: string; method: string; pathname: string; status: number; startedAt: number },
): void {
  log.info('request', {
    request: entry.id,
    method: entry.method,
    path: entry.pathname.replace(documentId, ':id'),
    status: entry.status,
    ms: Math.round((performance.now() - entry.startedAt) * 10) / 10,
  })
}
