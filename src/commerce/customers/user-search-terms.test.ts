import { expect, it } from 'vitest'
import { queryTerms, searchTermsOf } from './user-search-terms.ts'

const mona = {
  name: 'Mona',
  surname: 'El-Sayed',
  email: 'Mona.S@example.com',
  phone: '+201001234567',
}

it('splits name, email and phone into terms', () => {
  expect(searchTermsOf(mona).toSorted()).toEqual(
    [
      'mona',
      'el',
      'sayed',
      's',
      'example',
      'com',
      'mona.s@example.com',
      '201001234567',
      '01001234567',
    ].toSorted(),
  )
})

it('gives a guest the name as the only term', () => {
  expect(searchTermsOf({ name: 'Guest', surname: '', email: '', phone: '' })).toEqual(['guest'])
})

it.each([
  ['Mona sayed', ['mona', 'sayed']],
  ['mona.s@exam', ['mona.s@exam']],
  ['0100 123 4567', ['201001234567']],
  ['+20 100 123 4567', ['201001234567']],
  ['010012', ['010012']],
  ['منى', ['مني']],
  ['José', ['jose']],
  ['  ', []],
])('searches %j for %j', (asked, terms) => {
  expect(queryTerms(asked)).toEqual(terms)
})

it('finds every user by each of their own terms', () => {
  for (const word of searchTermsOf(mona)) {
    const terms = queryTerms(word)
    expect(terms).not.toEqual([])
    for (const term of terms) {
      expect(searchTermsOf(mona).some((own) => own.startsWith(term))).toBe(true)
    }
  }
})

it('a number typed in Arabic digits is searched in western digits', () => {
  expect(queryTerms('٠١٠ ١٢')).toEqual(queryTerms('010 12'))
})

it.each([
  ['alef forms', 'أحمد', 'احمد'],
  ['ta marbuta', 'فاطمة', 'فاطمه'],
  ['alef maqsura', 'منى', 'مني'],
  ['tatweel', 'كريـــم', 'كريم'],
  ['diacritics', 'مُنَى', 'منى'],
  ['alef wasla', 'ٱبتسام', 'ابتسام'],
  ['Persian letters of a keyboard', 'کریم', 'كريم'],
  ['Arabic digits', 'فرع ٣', 'فرع 3'],
])('a name is found by another spelling: %s', (_what, name, other) => {
  for (const [stored, typed] of [
    [name, other],
    [other, name],
  ] as const) {
    const words = searchTermsOf({ name: stored, surname: '', email: '', phone: '' })
    expect(queryTerms(typed).every((term) => words.includes(term))).toBe(true)
  }
})
