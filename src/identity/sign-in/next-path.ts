const longest = 2000

/**
 * The path to follow after signing in: the given one if it is on this site, else null. Browsers read a backslash as a
 * slash and skip tabs and line breaks, so `/\evil.example` would leave the site.
 */
export function safeNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > longest) return null
  if (!next.startsWith('/') || next.startsWith('//')) return null
  if (hasOddCharacters(next)) return null
  // Rejects a path that normalizes to another site (`/./..//evil.example`).
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

/** Always sets `next`: the router keeps the previous value of a parameter that is left out. */
export function readNextSearch(search: Record<string, unknown>): NextSearch {
  return { next: safeNextPath(search.next) ?? undefined }
}
