/** Rules for the requests and responses that the page cache serves. */

import { withoutLocale } from '#i18n/localized-path.ts'

// The parameters that each page reads.
const delivery = ['area', 'day', 'slot']
const filters = [
  'category',
  'occasion',
  'colour',
  'flower',
  'size',
  'min',
  'max',
  'sale',
  'stock',
  'arrives',
]
const list = [...filters, 'sort', 'after', ...delivery]
const pages: Record<string, readonly string[]> = {
  '/': list,
  '/search': ['q', ...list],
  '/occasions': [],
  '/delivery': [],
  '/contact': [],
  '/terms': [],
  '/privacy': [],
  '/substitution': [],
  '/freshness': [],
}
const product = /^\/p\/[A-Za-z0-9]{20}$/
const occasion = /^\/occasions\/[a-z0-9-]{1,60}$/
const longestAddress = 300

export interface AskedPage {
  method: string | undefined
  /** Path and query of the request. */
  address: string
  cookies: string | undefined
}

/**
 * The cache key of a page that all visitors without a session share; null for any other request. Unknown parameters are
 * removed, or a campaign would render every page for each visitor.
 */
export function sharedCacheKey(asked: AskedPage, sessionCookie: string): string | null {
  if (asked.method !== 'GET' && asked.method !== 'HEAD') return null
  const [localized = ''] = asked.address.split('?', 1)
  const path = withoutLocale(localized)
  const names = Object.hasOwn(pages, path) ? pages[path] : namesOf(path)
  if (!names || namesCookie(asked.cookies, sessionCookie)) return null
  const read = whatIsRead(asked.address.slice(localized.length + 1), names)
  const address = read === '' ? localized : `${localized}?${read}`
  return address.length > longestAddress ? null : address
}

function namesOf(path: string): readonly string[] | undefined {
  if (product.test(path)) return ['size', ...delivery]
  return occasion.test(path) ? list : undefined
}

function whatIsRead(query: string, names: readonly string[]): string {
  const read = [...new URLSearchParams(query)].filter(([name]) => names.includes(name))
  return new URLSearchParams(read).toString()
}

function namesCookie(cookies: string | undefined, name: string): boolean {
  return cookies?.split(';').some((cookie) => cookie.trim().startsWith(`${name}=`)) ?? false
}

/** A complete, successful page without cookies for one visitor. */
export function isCacheable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200 || headers.has('set-cookie')) return false
  if (!headers.get('content-type')?.startsWith('text/html')) return false
  return !/no-store|private/.test(headers.get('cache-control') ?? '')
}

/** A failed page, or one that lacks data: the cached one is better. */
export function hasFailed({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status >= 500 || headers.get('cache-control') === 'no-store'
}
