import { currentLocale, type Locale, readLocale } from './locale.ts'
import { localeOfPath } from './localized-path.ts'

// The address of a server function has no language, so the page that calls it sends its own.
const localeHeader = 'x-locale'

export function localeOfRequest(request: Request): Locale {
  return (
    readLocale(request.headers.get(localeHeader)) ?? localeOfPath(new URL(request.url).pathname)
  )
}

export function withLocaleHeader(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set(localeHeader, currentLocale())
  return { ...init, headers }
}
