/** Which requests a kept page may answer, and which answers may be kept. */

const pages = [
  '/',
  '/search',
  '/delivery',
  '/contact',
  '/terms',
  '/privacy',
  '/substitution',
  '/freshness',
]
const product = /^\/p\/[A-Za-z0-9]{20}$/
const longestAddress = 300

export interface AskedPage {
  method: string | undefined
  /** Path and search, as they stand in the request. */
  address: string
  cookies: string | undefined
}

/** Visitors without a session all see the same page. Whoever has one gets a page of their own, which is never kept. */
export function isSameForAll(asked: AskedPage, sessionCookie: string): boolean {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return false
  if (asked.address.length > longestAddress) return false
  const [path = ''] = asked.address.split('?', 1)
  if (!pages.includes(path) && !product.test(path)) return false
  return !namesCookie(asked.cookies, sessionCookie)
}

function namesCookie(cookies: string | undefined, name: string): boolean {
  return cookies?.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`)) ?? false
}

/** Only a whole page that came out well and says nothing to one visitor alone. */
export function mayBeKept({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false
  if (!headers.get('content-type')?.startsWith('text/html')) return false
  return !/no-store|private/.test(headers.get('cache-control') ?? '')
}

/** A page that did not come out well, or lacks something that could not be read: the one before it is worth more. */
export function hasFailed({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status >= 500 || headers.get('cache-control') === 'no-store'
}
