/** Which requests a kept page may answer, and which answers may be kept. */

// Each with what it reads of the rest of its address.
const list = ['category', 'sort', 'min', 'max', 'sale', 'stock', 'after']
const pages: Record<string, readonly string[]> = {
  '/': list,
  '/search': ['q', ...list],
  '/delivery': [],
  '/contact': [],
  '/terms': [],
  '/privacy': [],
  '/substitution': [],
  '/freshness': [],
}
const product = /^\/p\/[A-Za-z0-9]{20}$/
const longestAddress = 300

export interface AskedPage {
  method: string | undefined
  /** Path and search, as they stand in the request. */
  address: string
  cookies: string | undefined
}

/**
 * The address of the page that is asked for, where visitors without a session all see the same: without what an
 * advertisement has added to it, or else a campaign would have every page made for each single visitor. Null where a
 * page is of somebody's own, which is never kept.
 */
export function sharedPage(asked: AskedPage, sessionCookie: string): string | null {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return null
  const [path = ''] = asked.address.split('?', 1)
  const names = Object.hasOwn(pages, path) ? pages[path] : product.test(path) ? [] : undefined
  if (!names || namesCookie(asked.cookies, sessionCookie)) return null
  const read = whatIsRead(asked.address.slice(path.length + 1), names)
  const address = read === '' ? path : `${path}?${read}`
  return address.length > longestAddress ? null : address
}

function whatIsRead(query: string, names: readonly string[]): string {
  const read = [...new URLSearchParams(query)].filter(([name]) => names.includes(name))
  return new URLSearchParams(read).toString()
}

function namesCookie(cookies: string | undefined, name: string): boolean {
  return cookies?.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`)) ?? false
}

/** Only a whole page that came out well and says nothing to one visitor alone. */
export function isCacheable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false
  if (!headers.get('content-type')?.startsWith('text/html')) return false
  return !/no-store|private/.test(headers.get('cache-control') ?? '')
}

/** A page that did not come out well, or lacks something that could not be read: the one before it is worth more. */
export function hasFailed({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status >= 500 || headers.get('cache-control') === 'no-store'
}
