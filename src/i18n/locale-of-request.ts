import { currentLocale, type Locale, readLocale } from './locale.ts'
import { localeOfPath } from './localized-path.ts'

// The address of a server function has no language, so the page that calls it sends its own.
const localeHeader = 'x-locale'

const calls = /^\/(_serverFn|api)\//

/** By the path; of a call by its header. A page's language must not depend on a header, which no cache knows. */
export function localeOfRequest(request: Request): Locale {
  const { pathname } = new URL(request.url)
  const named = calls.test(pathname) ? readLocale(request.headers.get(localeHeader)) : undefined
  return named ?? localeOfPath(pathname)
}

export function withLocaleHeader(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set(localeHeader, currentLocale())
  return { ...init, headers }
}
