import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** Inspects a request before the balancer forwards it. */

const questions = new Set(['GET', 'HEAD'])
const ownAddress = /^\/(?![/\\])/
const saidByProxies = /^(x-forwarded-.+|x-request-id)$/

/** Safe methods may be retried. */
export function isSafe(request: IncomingMessage): boolean {
  return questions.has(request.method ?? '')
}

/** Content-hashed files are identical on every instance that has them. */
export function isAsset(request: IncomingMessage): boolean {
  return isSafe(request) && request.url?.startsWith('/assets/') === true
}

/**
 * Requests that no browser sends: an absolute URL could name another site, and the body of a safe request could be read
 * as the next request on a reused connection (request smuggling).
 */
export function isSuspicious(request: IncomingMessage): boolean {
  return !ownAddress.test(request.url ?? '') || (isSafe(request) && hasBody(request))
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The shop trusts the forwarded headers of its proxy, so those of a client are removed. */
export function headersFor(request: IncomingMessage, trustForwarded: boolean): OutgoingHttpHeaders {
  const address = request.socket.remoteAddress ?? ''
  const { 'x-forwarded-for': list, 'x-forwarded-proto': scheme } = request.headers
  if (trustForwarded) {
    const origin = { 'x-forwarded-for': list ?? address, 'x-forwarded-proto': scheme ?? 'http' }
    return { ...request.headers, ...origin }
  }
  const own = Object.entries(request.headers).filter(([name]) => !saidByProxies.test(name))
  return { ...Object.fromEntries(own), 'x-forwarded-for': address, 'x-forwarded-proto': 'http' }
}
