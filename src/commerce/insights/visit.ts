export const vitalNames = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]

const longestPath = 200
// An order's id opens the order, a recipient's link their address, and nobody's id is anything to count.
const privateId = /^\/(o|a|dashboard\/\w+)\/[^/]+/

/** The path of a page as it is counted: without its query and without ids that are somebody's own. */
export function countedPath(address: string): string | null {
  const path = address.split(/[?#]/)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return null
  return path.replace(privateId, '/$1/:id').slice(0, longestPath)
}

/** The name of the site a visitor came from; empty for the shop itself, and for nothing at all. */
export function countedReferrer(referrer: string, ownOrigin: string): string {
  if (!URL.canParse(referrer)) return ''
  const { host, origin, protocol } = new URL(referrer)
  return origin === ownOrigin || !protocol.startsWith('http') ? '' : host.slice(0, 100)
}

/** Whether the browser asks not to be followed: Do Not Track, or Global Privacy Control. */
export function asksForPrivacy(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}

export function deviceOf(headers: Headers): 'phone' | 'desk' {
  return /Mobi|Android/.test(headers.get('user-agent') ?? '') ? 'phone' : 'desk'
}
