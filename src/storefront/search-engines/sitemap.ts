export interface SitemapEntry {
  path: string
  /** Epoch milliseconds. */
  changedAt?: number
}

/** A sitemap may list so many addresses, and no more. */
export const mostAddresses = 50_000

/** The addresses that search engines should know, in their own format. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, mostAddresses).map(({ path, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What search engines may visit. Private pages are not named to be hidden: each of them says so itself. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /checkout',
    'Disallow: /dashboard',
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
