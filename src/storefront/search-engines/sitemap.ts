import { locales } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { languageVersions } from '../layout/page-head.ts'

interface SitemapEntry {
  /** Without language. */
  path: string
  changedAt?: number
}

/** Limit of the sitemap protocol. */
const maxUrls = 50_000

/** Every page has a URL in each language. */
export const maxSitemapPages = maxUrls / locales.length

export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, maxSitemapPages).flatMap(({ path, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    const links = languageVersions(path).map(
      (version) =>
        `<xhtml:link rel="alternate" hreflang="${version.language}" href="${escapeXml(origin + version.path)}"/>`,
    )
    return locales.map(
      (locale) =>
        `<url><loc>${escapeXml(origin + withLocale(path, locale))}</loc>${changed}${links.join('')}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** Builds robots.txt. It saves crawling; `noindex` in each private page's head keeps it out of the index. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /checkout',
    'Disallow: /dashboard',
    'Disallow: /driver',
    'Disallow: /account',
    'Disallow: /search',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
