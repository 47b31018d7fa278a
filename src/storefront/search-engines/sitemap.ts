interface SitemapEntry {
  path: string
  changedAt?: number
}

/** Limit of the sitemap protocol. */
export const maxSitemapUrls = 50_000

export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, maxSitemapUrls).map(({ path, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** Builds robots.txt. It saves crawling; `noindex` in each private page's head keeps it out of the index. */
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
