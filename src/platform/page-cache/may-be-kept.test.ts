import { describe, expect, it } from 'vitest'
import { type AskedPage, isSameForAll, mayBeKept } from './may-be-kept.ts'

const sessionCookie = 'boutique-session'
const visit = (asked: Partial<AskedPage>) =>
  isSameForAll({ method: 'GET', address: '/', cookies: undefined, ...asked }, sessionCookie)

describe('a kept page', () => {
  it.each([
    '/',
    '/?category=Ab3dEf6hIj9lMn2pQr5t',
    '/p/Ab3dEf6hIj9lMn2pQr5t',
    '/search?q=roses',
    '/terms',
  ])('may answer %s', (address) => {
    expect(visit({ address })).toBe(true)
  })

  it.each([
    '/checkout',
    '/o/Ab3dEf6hIj9lMn2pQr5t',
    '/dashboard/orders',
    '/account',
    '/login',
    '/p/short',
    '/_serverFn/catalogue.listProducts',
    '/assets/shop.js',
    '//evil.example/',
    `/?q=${'x'.repeat(300)}`,
  ])('never answers %s', (address) => {
    expect(visit({ address })).toBe(false)
  })

  it('answers no request that changes something', () => {
    expect(visit({ method: 'POST' })).toBe(false)
  })

  it('never answers somebody who has a session', () => {
    expect(visit({ cookies: 'theme=light; boutique-session=abc' })).toBe(false)
  })

  it('answers somebody whose cookies are none of the shop’s sessions', () => {
    expect(visit({ cookies: 'not-boutique-session=abc; theme=light' })).toBe(true)
  })
})

describe('a page that was made', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' }

  it('may be kept when it is whole', () => {
    expect(mayBeKept(new Response('page', { headers: html }))).toBe(true)
  })

  it.each([
    ['is not there', new Response('page', { status: 404, headers: html })],
    ['leads elsewhere', new Response(null, { status: 302, headers: html })],
    ['sets a cookie', new Response('page', { headers: { ...html, 'set-cookie': 'a=1' } })],
    [
      'is for one person',
      new Response('page', { headers: { ...html, 'cache-control': 'private' } }),
    ],
    [
      'is not to be stored',
      new Response('page', { headers: { ...html, 'cache-control': 'no-store' } }),
    ],
    ['is no page', Response.json({})],
  ])('is not kept when it %s', (_why, response) => {
    expect(mayBeKept(response)).toBe(false)
  })
})
