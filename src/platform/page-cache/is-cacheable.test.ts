import { describe, expect, it } from 'vitest'
import { readSearchSearch } from '#storefront/home/listing-search.ts'
import { type AskedPage, isCacheable, sharedCacheKey } from './is-cacheable.ts'

const sessionCookie = 'boutique-session'
const visit = (asked: Partial<AskedPage>) =>
  sharedCacheKey({ method: 'GET', address: '/', cookies: undefined, ...asked }, sessionCookie)

describe('sharedCacheKey', () => {
  it.each([
    '/',
    '/?category=Ab3dEf6hIj9lMn2pQr5t',
    '/p/Ab3dEf6hIj9lMn2pQr5t',
    '/search?q=roses',
    '/terms',
    '/ar',
    '/ar/p/Ab3dEf6hIj9lMn2pQr5t',
    '/ar/search?q=roses',
    '/occasions',
    '/ar/occasions/mothers-day?colour=pink',
  ])('returns a key for %s', (address) => {
    expect(visit({ address })).toBe(address)
  })

  it('ignores parameters of advertisements and unknown parameters', () => {
    expect(visit({ address: '/?fbclid=IwAR0abc&utm_source=mail' })).toBe('/')
    expect(visit({ address: '/?utm_source=a&sort=price&x=1' })).toBe('/?sort=price')
    expect(visit({ address: '/terms?q=roses' })).toBe('/terms')
    expect(visit({ address: '/ar?utm_source=a&sort=price' })).toBe('/ar?sort=price')
    expect(visit({ address: `/p/Ab3dEf6hIj9lMn2pQr5t?${'x'.repeat(300)}` })).toBe(
      '/p/Ab3dEf6hIj9lMn2pQr5t',
    )
    expect(visit({ address: '/search?q=a?b&gclid=1' })).toBe('/search?q=a%3Fb')
  })

  it('distinguishes every parameter that the page reads', () => {
    const choice = 'area=Ab3dEf6hIj9lMn2pQr5t&day=2026-11-26&slot=Ab3dEf6hIj9lMn2pQr5t&arrives=true'
    const facets = 'occasion=eid&colour=red&flower=rose&size=small'
    const query = `sort=price&min=1&max=9&sale=true&stock=true&category=abc&after=def&q=rose&${choice}&${facets}`
    const address = `/search?${query}`
    expect(visit({ address })).toBe(address)
    const read = Object.keys(readSearchSearch(Object.fromEntries(new URLSearchParams(query))))
    expect(read).toHaveLength(16)
  })

  it('distinguishes the delivery choices of a product page', () => {
    const address = '/p/Ab3dEf6hIj9lMn2pQr5t?area=Ab3dEf6hIj9lMn2pQr5t&day=2026-11-26'
    expect(visit({ address: `${address}&sort=price` })).toBe(address)
  })

  it.each([
    '/checkout',
    '/o/Ab3dEf6hIj9lMn2pQr5t',
    '/dashboard/orders',
    '/account',
    '/login',
    '/ar/checkout',
    '/ar/o/Ab3dEf6hIj9lMn2pQr5t',
    '/arabic',
    '/ar/ar',
    '/p/short',
    '/_serverFn/catalogue.listProducts',
    '/assets/shop.js',
    '//evil.example/',
    `/search?q=${'x'.repeat(300)}`,
  ])('is null for %s', (address) => {
    expect(visit({ address })).toBeNull()
  })

  it('is null for requests that change data', () => {
    expect(visit({ method: 'POST' })).toBeNull()
  })

  it('is null with a session', () => {
    expect(visit({ cookies: 'theme=light; boutique-session=abc' })).toBeNull()
  })

  it('ignores other cookies', () => {
    expect(visit({ cookies: 'not-boutique-session=abc; theme=light' })).toBe('/')
  })
})

describe('isCacheable', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' }

  it('accepts a complete page', () => {
    expect(isCacheable(new Response('page', { headers: html }))).toBe(true)
  })

  it.each([
    ['is not there', new Response('page', { status: 404, headers: html })],
    ['leads elsewhere', new Response(null, { status: 302, headers: html })],
    ['sets a cookie', new Response('page', { headers: { ...html, 'set-cookie': 'a=1' } })],
    ['is private', new Response('page', { headers: { ...html, 'cache-control': 'private' } })],
    [
      'must not be stored',
      new Response('page', { headers: { ...html, 'cache-control': 'no-store' } }),
    ],
    ['is no page', Response.json({})],
  ])('rejects a response that %s', (_why, response) => {
    expect(isCacheable(response)).toBe(false)
  })
})
