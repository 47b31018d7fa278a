import { expect, it } from 'vitest'
import { demoOccasions } from '#database/seed/demo-occasions.ts'
import { occasionsNamed } from './occasions-named.ts'

it.each([
  ['birthday', ['birthday']],
  ['Birthday roses', ['birthday']],
  ['annivers', ['love-and-anniversary']],
  ['mothers day', ['mothers-day']],
  ["mother's day flowers", ['mothers-day']],
  ['valentine', ['valentines-day']],
  ['عيد الأم', ['mothers-day']],
  ['ورد عيد ميلاد', ['birthday']],
  ['رمضان', ['ramadan']],
  ['eid', ['eid-al-fitr', 'eid-al-adha']],
  ['red roses', []],
  ['a', []],
  ['', []],
])('finds the occasions that “%s” names', (query, slugs) => {
  expect(occasionsNamed(demoOccasions, query).map(({ slug }) => slug)).toEqual(slugs)
})

it('lists at most three', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ name: `Feast ${n}`, nameAr: '' }))
  expect(occasionsNamed(many, 'feast')).toHaveLength(3)
})
