import { expect, it } from 'vitest'
import { mostAddresses, robots, sitemap } from './sitemap.ts'

const origin = 'https://shop.example'

it('names every page once, with the day it changed', () => {
  const xml = sitemap(origin, [{ path: '/' }, { path: '/?a=1&b=2', changedAt: 0 }])
  expect(xml).toContain('<url><loc>https://shop.example/</loc></url>')
  expect(xml).toContain('/?a=1&amp;b=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>')
})

it('stays within what a sitemap may hold', () => {
  const many = Array.from({ length: mostAddresses + 5 }, (_, n) => ({ path: `/p/${n}` }))
  expect(sitemap(origin, many).match(/<url>/g)).toHaveLength(mostAddresses)
})

it('shows search engines the way, and keeps them from private pages', () => {
  expect(robots(origin)).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(robots(origin)).toContain('Disallow: /dashboard')
})
