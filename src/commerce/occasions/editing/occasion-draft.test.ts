import { describe, expect, it } from 'vitest'
import { mostOccasionProducts } from '../occasion.ts'
import {
  checkOccasion,
  isArabicMissing,
  longestIntro,
  longestOccasionName,
  mostDates,
  type OccasionDraft,
  slugOf,
} from './occasion-draft.ts'

const draft: OccasionDraft = {
  slug: 'mothers-day',
  name: 'Mother’s Day',
  nameAr: 'عيد الأم',
  intro: '',
  introAr: '',
  image: null,
  isSensitive: false,
  dateRule: { kind: 'none' },
  productIds: [],
}
const moving = (...dates: string[]) => ({
  dateRule: {
    kind: 'moving' as const,
    dates: dates.map((date) => ({ date, isTentative: false })),
  },
})

describe('checkOccasion', () => {
  it.each([
    ['no date', {}],
    ['a day of the year', { dateRule: { kind: 'yearly', monthDay: '03-21' } as const }],
    ['moving dates', moving('2027-03-09', '2028-02-26')],
    [
      'the longest texts',
      { name: 'x'.repeat(longestOccasionName), intro: 'x'.repeat(longestIntro) },
    ],
  ])('accepts %s', (_what, change) => {
    expect(checkOccasion({ ...draft, ...change })).toEqual({})
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(longestOccasionName + 1) }, 'name'],
    ['a long Arabic text', { introAr: 'x'.repeat(longestIntro + 1) }, 'introAr'],
    ['an address with spaces', { slug: 'mothers day' }, 'slug'],
    ['an address with a slash', { slug: 'a/b' }, 'slug'],
    ['an Arabic address', { slug: 'عيد' }, 'slug'],
    ['no address', { slug: '' }, 'slug'],
    ['29 February', { dateRule: { kind: 'yearly', monthDay: '02-29' } as const }, 'dateRule'],
    ['no moving date', moving(), 'dateRule'],
    ['a date twice', moving('2027-03-09', '2027-03-09'), 'dateRule'],
    ['a date that does not exist', moving('2027-02-30'), 'dateRule'],
    [
      'too many dates',
      moving(...Array.from({ length: mostDates + 1 }, (_, year) => `${2027 + year}-03-09`)),
      'dateRule',
    ],
    [
      'too many products',
      { productIds: Array.from({ length: mostOccasionProducts + 1 }, String) },
      'productIds',
    ],
  ])('rejects %s', (_what, change, field) => {
    expect(Object.keys(checkOccasion({ ...draft, ...change }))).toEqual([field])
  })
})

it.each([
  ['Mother’s Day', 'mothers-day'],
  ['Love & anniversary', 'love-and-anniversary'],
  ['  Fête  ', 'fete'],
  ['عيد الأم', ''],
])('proposes the address of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

it('misses an Arabic text only where there is an English one', () => {
  expect(isArabicMissing(draft)).toBe(false)
  expect(isArabicMissing({ ...draft, nameAr: '' })).toBe(true)
  expect(isArabicMissing({ ...draft, intro: 'For her.' })).toBe(true)
})
