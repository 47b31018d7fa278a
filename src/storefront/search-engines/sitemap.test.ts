import { expect, it } from 'vitest'
import { maxSitemapPages, robots, sitemap } from './sitemap.ts'

const origin = 'https://shop.example'

it('lists every page with the time of its last change', () => {
  const xml = sitemap(origin, [{ path: '/' }, { path: '/?a=1&b=2', changedAt: 0 }])
  expect(xml).toContain('<url><loc>https://shop.example/</loc><xhtml:link')
  expect(xml).toContain('/?a=1&amp;b=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>')
})

it('lists every page in each language, each with links to all', () => {
  const xml = sitemap(origin, [{ path: '/?a=1&b=2', changedAt: 0 }])
  const links = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/?a=1&amp;b=2"/>',
    '<xhtml:link rel="alternate" hreflang="ar" href="https://shop.example/ar?a=1&amp;b=2"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/?a=1&amp;b=2"/>',
  ].join('')
  const changed = '<lastmod>1970-01-01T00:00:00.000Z</lastmod>'
  expect(xml.split('\n').filter((line) => line.startsWith('<url>'))).toEqual([
    `<url><loc>https://shop.example/?a=1&amp;b=2</loc>${changed}${links}</url>`,
    `<url><loc>https://shop.example/ar?a=1&amp;b=2</loc>${changed}${links}</url>`,
  ])
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
})

it('lists at most as many URLs as a sitemap may have', () => {
  const many = Array.from({ length: maxSitemapPages + 5 }, (_, n) => ({ path: `/p/${n}` }))
  expect(sitemap(origin, many).match(/<url>/g)).toHaveLength(50_000)
})

it('names the sitemap and disallows private pages', () => {
  expect(robots(origin)).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(robots(origin)).toContain('Disallow: /dashboard')
})
