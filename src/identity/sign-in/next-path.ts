import { withoutLocale } from '#i18n/localized-path.ts'

const longest = 2000

/**
 * The path to follow after signing in, as the routes know it, if it is on this site; else null. Browsers read a backslash
 * as a slash and skip tabs and line breaks, so `/\evil.example` would leave the site.
 */
export function safeNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > longest) return null
  if (!next.startsWith('/') || hasOddCharacters(next)) return null
  const path = inRoutesForm(next)
  if (path.startsWith('//')) return null
  // Rejects a path that becomes another site when it is normalized (`/./..//evil.example`) or loses its language
  // (`/./ar//evil.example`).
  const { origin, pathname } = new URL(path, 'http://shop.invalid')
  return origin === 'http://shop.invalid' && !pathname.includes('//') ? path : null
}

/** The router adds the language of the page again. */
function inRoutesForm(next: string): string {
  const [path = next] = next.split(/[?#]/, 1)
  return withoutLocale(path) + next.slice(path.length)
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
