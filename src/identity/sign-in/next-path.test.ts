import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNextSearch, safeNextPath } from './next-path.ts'

const site = 'https://boutique.example'

describe('safeNextPath', () => {
  it('accepts any path of this site', () => {
    for (const path of ['/', '/checkout', '/p/abc?x=1#y', '/dashboard/orders', '/o/1?a=//b']) {
      expect(safeNextPath(path)).toBe(path)
    }
  })

  it.each([
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/ar/checkout', '/checkout'],
    ['/ar?category=roses', '/?category=roses'],
    ['/ar/p/abc?x=1#y', '/p/abc?x=1#y'],
    ['/arrangements', '/arrangements'],
    ['/o/1?from=/ar/checkout', '/o/1?from=/ar/checkout'],
  ])('returns %s in the form of the routes, which add the language again', (path, route) => {
    expect(safeNextPath(path)).toBe(route)
    expect(readNextSearch({ next: path })).toEqual({ next: route })
  })

  it('rejects another site behind a language', () => {
    const attempts = [
      '/ar//evil.example',
      '/ar/ar//evil.example',
      '/ar/ar/ar//evil.example',
      '/./ar//evil.example',
      '/ar/..//evil.example',
      '/x/../ar//evil.example',
      '/ar/\\evil.example',
    ]
    expect(attempts.filter((attempt) => safeNextPath(attempt) !== null)).toEqual([])
  })

  it('rejects another site in any spelling', () => {
    const attempts = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      ' //evil.example',
      'https://evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '/..//evil.example',
      '/./..//evil.example',
      '/%2e%2e//evil.example',
      '/\u0000',
      '/\u0085x',
      'checkout',
      '',
    ]
    expect(attempts.filter((attempt) => safeNextPath(attempt) !== null)).toEqual([])
  })

  it('rejects other types and long texts', () => {
    for (const value of [undefined, null, 1, ['/a'], { a: 1 }, `/${'a'.repeat(2000)}`]) {
      expect(safeNextPath(value)).toBeNull()
    }
  })

  it('stays on this site when a browser follows it, whatever the text', () => {
    const pieces = fc.constantFrom('/', '\\', '.', '..', '%2f', '\t', '\r', '@', ':', '?', '#', 'a')
    const odd = fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(fc.oneof(odd, fc.string(), fc.webPath(), fc.webUrl()), (text) => {
        const next = safeNextPath(text)
        if (next === null) return
        const followed = new URL(next, `${site}/login`)
        expect(followed.origin).toBe(site)
        // A router may follow the normalized path once more.
        expect(new URL(followed.pathname, site).origin).toBe(site)
      }),
      { numRuns: 500 },
    )
  }, 30_000)

  it('is left out of the search when it is rejected', () => {
    expect(readNextSearch({ next: '/checkout' })).toEqual({ next: '/checkout' })
    expect(readNextSearch({ next: '//evil.example', other: 1 })).toEqual({})
  })

  it('sets a rejected parameter explicitly, so that the router drops it', () => {
    expect(readNextSearch({ next: 'https://evil.example' })).toStrictEqual({ next: undefined })
  })
})
