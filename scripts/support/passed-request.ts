import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** What a balancer reads of a request before it passes it on. */

const questions = new Set(['GET', 'HEAD'])
const ownAddress = /^\/(?![/\\])/
const saidByProxies = /^(x-forwarded-.+|x-request-id)$/

/** What changes nothing, and so may be asked again. */
export function isQuestion(request: IncomingMessage): boolean {
  return questions.has(request.method ?? '')
}

/** Files that are named by their content: whoever has one of that name has the right one. */
export function isAsset(request: IncomingMessage): boolean {
  return isQuestion(request) && request.url?.startsWith('/assets/') === true
}

/**
 * What no browser sends: an address that may be another site's, and a question with a body, which would be left in a kept
 * connection and taken for the beginning of the next request.
 */
export function isOdd(request: IncomingMessage): boolean {
  return !ownAddress.test(request.url ?? '') || (isQuestion(request) && hasBody(request))
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** The shop believes what its proxy says of a request, and so nobody else may say it. */
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
