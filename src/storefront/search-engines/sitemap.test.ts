import { expect, it } from 'vitest'
import { maxSitemapUrls, robots, sitemap } from './sitemap.ts'

const origin = 'https://shop.example'

it('lists every page with the time of its last change', () => {
  const xml = sitemap(origin, [{ path: '/' }, { path: '/?a=1&b=2', changedAt: 0 }])
  expect(xml).toContain('<url><loc>https://shop.example/</loc></url>')
  expect(xml).toContain('/?a=1&amp;b=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>')
})

it('lists at most as many URLs as a sitemap may have', () => {
  const many = Array.from({ length: maxSitemapUrls + 5 }, (_, n) => ({ path: `/p/${n}` }))
  expect(sitemap(origin, many).match(/<url>/g)).toHaveLength(maxSitemapUrls)
})

it('names the sitemap and disallows private pages', () => {
  expect(robots(origin)).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(robots(origin)).toContain('Disallow: /dashboard')
})
