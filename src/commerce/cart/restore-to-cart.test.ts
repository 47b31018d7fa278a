import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf, restoreToCart } from './restore-to-cart.ts'

const isRose = (name: string) => name === 'roses'

describe('what was taken out and is put back', () => {
  const lines = ['roses', 'tulips', 'roses', 'lilies']
  const taken = placesOf(lines, isRose)

  it('stands where it stood', () => {
    expect(restoreToCart(['tulips', 'lilies'], taken)).toEqual(lines)
  })

  it('takes nothing back that was done afterwards', () => {
    expect(restoreToCart(['three tulips', 'lilies', 'peonies'], taken)).toEqual([
      'roses',
      'three tulips',
      'roses',
      'lilies',
      'peonies',
    ])
    expect(restoreToCart(['lilies'], taken)).toEqual(['roses', 'lilies', 'roses'])
  })

  it('makes any list whole again', () => {
    const name = fc.constantFrom('roses', 'tulips', 'lilies')
    fc.assert(
      fc.property(fc.array(name), (all) => {
        const left = all.filter((one) => !isRose(one))
        expect(restoreToCart(left, placesOf(all, isRose))).toEqual(all)
      }),
    )
  })
})
