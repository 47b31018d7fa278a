import { currentLocale, type Locale } from './locale.ts'

const arabic = /^\/ar(?=\/|$)/

// These are no pages. A customer returns from paying in their language.
const hasNoLanguage =
  /^\/(?:api(?!\/payments\/return(?:[?#]|$))|_serverFn|assets|uploads)(?=[/?#]|$)/

/** The language of a path: `/ar` and everything below it is Arabic. */
export function localeOfPath(path: string): Locale {
  return arabic.test(path) ? 'ar' : 'en'
}

/** The path as the routes know it: without the prefix of a language. */
export function withoutLocale(path: string): string {
  return path.replace(arabic, '') || '/'
}

/** A path of the routes as the address of a page in a language. */
export function withLocale(path: string, locale: Locale = currentLocale()): string {
  if (locale === 'en' || hasNoLanguage.test(path)) return path
  return `/ar${path}`.replace(/^\/ar\/(?=$|[?#])/, '/ar')
}

/** Maps the addresses of both languages to one route tree. */
export const localeRewrite = {
  input: ({ url }: { url: URL }) => withPath(url, withoutLocale(url.pathname)),
  output: ({ url }: { url: URL }) => withPath(url, withLocale(url.pathname)),
}

function withPath(url: URL, path: string): URL {
  url.pathname = path
  return url
}
