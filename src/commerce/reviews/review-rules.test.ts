import { describe, expect, it } from 'vitest'
import { instantOf } from '../delivery/cairo-time.ts'
import { reviewLimits } from './review.ts'
import {
  displayNameOf,
  mayEditReview,
  mayWriteReview,
  reviewTextField,
  summarise,
  toRating,
} from './review-rules.ts'

describe('the published name', () => {
  it.each([
    ['Mona Adel', 'Mona A.'],
    ['Mona  El Sayed', 'Mona S.'],
    ['منى عادل', 'منى ع.'],
    ['Mona', 'Mona'],
    ['', ''],
    ['www.shop.example', ''],
    ['Mona\u202eAdel', ''],
    ['x'.repeat(81), ''],
  ])('of %s is %s', (name, published) => {
    expect(displayNameOf(name)).toBe(published)
  })
})

describe('a review', () => {
  const delivered = instantOf('2026-11-20', 14 * 60)

  it('can be written until midnight of the last day in Cairo', () => {
    const last = instantOf('2027-02-18', 24 * 60)
    expect(reviewLimits.writeDays).toBe(90)
    expect(mayWriteReview(delivered, delivered)).toBe(true)
    expect(mayWriteReview(delivered, last - 1)).toBe(true)
    expect(mayWriteReview(delivered, last)).toBe(false)
  })

  it('can be edited for two weeks', () => {
    const last = instantOf('2026-12-04', 24 * 60)
    expect(mayEditReview({ createdAt: delivered }, last - 1)).toBe(true)
    expect(mayEditReview({ createdAt: delivered }, last)).toBe(false)
  })

  it('may be empty, and has no control characters', () => {
    expect(reviewTextField.safeParse('').success).toBe(true)
    expect(reviewTextField.safeParse(' Lovely\nroses ').data).toBe('Lovely\nroses')
    expect(reviewTextField.safeParse('a\u0000b').success).toBe(false)
    expect(reviewTextField.safeParse('a'.repeat(reviewLimits.textLength)).success).toBe(true)
    expect(reviewTextField.safeParse('a'.repeat(reviewLimits.textLength + 1)).success).toBe(false)
  })
})

describe('the stars of a product', () => {
  it('are none without a review', () => {
    expect(summarise([])).toBeNull()
  })

  it('count hidden reviews, so that hiding cannot raise the average', () => {
    const one = { rating: 1, hiddenReason: null, count: 1 } as const
    const five = { rating: 5, hiddenReason: null, count: 2 } as const
    const shown = summarise([one, five])
    const hidden = summarise([{ ...one, hiddenReason: 'insult' }, five])
    expect(shown).toMatchObject({ count: 3, average: 3.7, counts: { 1: 1, 2: 0, 5: 2 } })
    expect(hidden).toMatchObject({ count: 3, average: 3.7, hidden: { insult: 1, unlawful: 0 } })
  })

  it.each([
    [[5, 4], 4.5],
    [[5, 5, 4], 4.7],
    [[1], 1],
    [[5, 4, 4, 4], 4.3],
  ])('of %j are %d on average', (ratings, average) => {
    const rows = ratings.map((rating) => ({
      rating: toRating(rating),
      hiddenReason: null,
      count: 1,
    }))
    expect(summarise(rows)?.average).toBe(average)
  })
})
