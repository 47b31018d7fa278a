import { describe, expect, it } from 'vitest'
import { inLocale } from './locale.server.ts'
import { localeOfPath, localeRewrite, withLocale, withoutLocale } from './localized-path.ts'

describe('the path of a page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/ar', 'ar', '/'],
    ['/ar/', 'ar', '/'],
    ['/ar/p/abc', 'ar', '/p/abc'],
    ['/ar/ar', 'ar', '/ar'],
    ['/arabic', 'en', '/arabic'],
    ['/p/ar', 'en', '/p/ar'],
    ['/AR/p/abc', 'en', '/AR/p/abc'],
    ['/search', 'en', '/search'],
  ])('%s is in %s and matches %s', (path, locale, routed) => {
    expect(localeOfPath(path)).toBe(locale)
    expect(withoutLocale(path)).toBe(routed)
  })
})

describe('withLocale', () => {
  it.each([
    ['/', '/ar'],
    ['/?category=abc', '/ar?category=abc'],
    ['/#flowers', '/ar#flowers'],
    ['/?sort=price#flowers', '/ar?sort=price#flowers'],
    ['/p/abc?x=1#y', '/ar/p/abc?x=1#y'],
    ['/arabic', '/ar/arabic'],
    ['/dashboard', '/ar/dashboard'],
    ['/dashboard/orders?status=paid', '/ar/dashboard/orders?status=paid'],
    ['/apiary', '/ar/apiary'],
    ['/api/payments/return', '/ar/api/payments/return'],
    ['/api/payments/return?id=1', '/ar/api/payments/return?id=1'],
  ])('prefixes %s as %s', (path, localized) => {
    expect(withLocale(path, 'ar')).toBe(localized)
    expect(withLocale(path, 'en')).toBe(path)
  })

  it.each([
    '/api/payments/webhook',
    '/api/payments/returns',
    '/api/auth/token',
    '/_serverFn/orders.getOrder',
    '/assets/shop.js',
    '/uploads/a.webp',
  ])('leaves %s as it is', (path) => {
    expect(withLocale(path, 'ar')).toBe(path)
  })

  it('prefixes in the language of the page', () => {
    expect(inLocale('ar', () => withLocale('/terms'))).toBe('/ar/terms')
    expect(withLocale('/terms')).toBe('/terms')
  })
})

describe('localeRewrite', () => {
  const input = (address: string) =>
    localeRewrite.input({ url: new URL(address, 'https://shop.example') })
  const output = (address: string) =>
    inLocale('ar', () => localeRewrite.output({ url: new URL(address, 'https://shop.example') }))

  it.each([
    ['/ar?category=abc#flowers', '/?category=abc#flowers'],
    ['/ar/?x=1', '/?x=1'],
    ['/ar/p/abc', '/p/abc'],
    ['/arabic?x', '/arabic?x'],
  ])('reads %s as %s', (address, routed) => {
    expect(input(address).href).toBe(`https://shop.example${routed}`)
  })

  it.each([
    ['/', '/ar'],
    ['/?category=abc#flowers', '/ar?category=abc#flowers'],
    ['/p/abc#pictures', '/ar/p/abc#pictures'],
    ['/dashboard/orders?x=1', '/ar/dashboard/orders?x=1'],
  ])('writes %s as %s', (routed, address) => {
    expect(output(routed).href).toBe(`https://shop.example${address}`)
  })
})
