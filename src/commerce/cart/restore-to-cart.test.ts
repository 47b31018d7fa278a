import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { removedLines, restoreToCart } from './restore-to-cart.ts'

const isRose = (name: string) => name === 'roses'

describe('restoreToCart', () => {
  const lines = ['roses', 'tulips', 'roses', 'lilies']
  const removed = removedLines(lines, isRose)

  it('puts lines back at their index', () => {
    expect(restoreToCart(['tulips', 'lilies'], removed)).toEqual(lines)
  })

  it('keeps later changes', () => {
    expect(restoreToCart(['three tulips', 'lilies', 'peonies'], removed)).toEqual([
      'roses',
      'three tulips',
      'roses',
      'lilies',
      'peonies',
    ])
    expect(restoreToCart(['lilies'], removed)).toEqual(['roses', 'lilies', 'roses'])
  })

  it('restores any list', () => {
    const name = fc.constantFrom('roses', 'tulips', 'lilies')
    fc.assert(
      fc.property(fc.array(name), (all) => {
        const left = all.filter((one) => !isRose(one))
        expect(restoreToCart(left, removedLines(all, isRose))).toEqual(all)
      }),
    )
  })
})
