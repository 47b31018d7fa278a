const longest = 2000

/**
 * Where to go after signing in: the address itself when it is a path of this site, else null. Browsers read a
 * backslash as a slash and skip tabs and line breaks, so that `/\evil.example` would leave the site as well.
 */
export function safeNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > longest) return null
  if (!next.startsWith('/') || next.startsWith('//')) return null
  if (hasOddCharacters(next)) return null
  // A path that is cleaned up into another site's (`/./..//evil.example`) is not one of ours either.
  const { origin, pathname } = new URL(next, 'http://shop.invalid')
  return origin === 'http://shop.invalid' && !pathname.startsWith('//') ? next : null
}

function hasOddCharacters(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code <= 0x20 || (code >= 0x7f && code <= 0x9f) || character === '\\') return true
  }
  return false
}

/** The search parameters of `/login`, `/register` and `/complete-profile`. */
export interface NextSearch {
  next?: string | undefined
}

/** `next` is always named: the router keeps what stood in the address for every name that is left out. */
export function readNextSearch(search: Record<string, unknown>): NextSearch {
  return { next: safeNextPath(search.next) ?? undefined }
}
