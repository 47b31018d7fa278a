import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bouquetSizes, bouquetSizesOf } from './facets.ts'

describe('bouquetSizesOf', () => {
  it.each([
    [1, 'small'],
    [20, 'small'],
    [21, 'medium'],
    [40, 'medium'],
    [41, 'large'],
    [1000, 'large'],
  ])('calls %i stems %s', (stemCount, size) => {
    expect(bouquetSizesOf([{ stemCount }])).toEqual([size])
  })

  it('has no size without a stem count', () => {
    expect(bouquetSizesOf([])).toEqual([])
    expect(bouquetSizesOf([{ stemCount: null }])).toEqual([])
    expect(bouquetSizesOf([{ stemCount: null }, { stemCount: 30 }])).toEqual(['medium'])
  })

  it('has each size of any variants once', () => {
    const variants = fc.array(
      fc.record({ stemCount: fc.option(fc.integer({ min: 1, max: 1000 })) }),
    )
    fc.assert(
      fc.property(variants, (all) => {
        const sizes = bouquetSizesOf(all)
        const expected = bouquetSizes.filter((size) =>
          all.some((variant) => bouquetSizesOf([variant]).includes(size)),
        )
        expect(sizes.toSorted()).toEqual(expected.toSorted())
      }),
    )
  })
})
