export const vitalNames = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]

const longestPath = 200
// An order id or a link of a recipient grants access, and no user id belongs into statistics.
const privateId = /^((?:\/ar)?\/(?:o|a|r|dashboard\/\w+))\/[^/]+/

/** First parts of the paths of staff, whose visits are not counted. */
export const staffPaths = ['/dashboard', '/driver'].flatMap((path) => [path, `/ar${path}`])

/** Path of a page view, without query and private ids. */
export function countedPath(address: string): string | null {
  const path = address.split(/[?#]/)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return null
  return path.replace(privateId, '$1/:id').slice(0, longestPath)
}

/** Host of the referrer; empty for the shop itself and for none. */
export function countedReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return ''
  const { host, origin, protocol } = new URL(referrer)
  return origin === ownOrigin || !protocol.startsWith('http') ? '' : host.slice(0, 100)
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksForPrivacy(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}

export function deviceOf(headers: Headers): 'phone' | 'desktop' {
  return /Mobi|Android/.test(headers.get('user-agent') ?? '') ? 'phone' : 'desktop'
}
