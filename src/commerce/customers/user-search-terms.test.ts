import { expect, it } from 'vitest'
import { userTerms, userWords } from './user-search-terms.ts'

const mona = {
  name: 'Mona',
  surname: 'El-Sayed',
  email: 'Mona.S@example.com',
  phone: '+201001234567',
}

it('takes name, address and phone apart', () => {
  expect(userWords(mona).toSorted()).toEqual(
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

it('knows nothing of a guest but their name', () => {
  expect(userWords({ name: 'Guest', surname: '', email: '', phone: '' })).toEqual(['guest'])
})

it.each([
  ['Mona sayed', ['mona', 'sayed']],
  ['mona.s@exam', ['mona.s@exam']],
  ['0100 123 4567', ['201001234567']],
  ['+20 100 123 4567', ['201001234567']],
  ['010012', ['010012']],
  ['منى', ['منى']],
  ['José', ['jose']],
  ['  ', []],
])('looks for %j as %j', (asked, terms) => {
  expect(userTerms(asked)).toEqual(terms)
})

it('finds everybody by each of their own words', () => {
  for (const word of userWords(mona)) {
    const terms = userTerms(word)
    expect(terms).not.toEqual([])
    for (const term of terms) {
      expect(userWords(mona).some((own) => own.startsWith(term))).toBe(true)
    }
  }
})

it('a number that is typed in Arabic digits is looked for as it is kept', () => {
  expect(userTerms('٠١٠ ١٢')).toEqual(userTerms('010 12'))
})
