import { expect, it } from 'vitest'
import { isMonthDay, readDateRule } from './read-date-rule.ts'

it('reads a rule as it was written', () => {
  const rules = [
    { kind: 'none' },
    { kind: 'yearly', monthDay: '03-21' },
    { kind: 'moving', dates: [{ date: '2027-03-09', isTentative: true }] },
  ]
  expect(rules.map((rule) => readDateRule(JSON.parse(JSON.stringify(rule))))).toEqual(rules)
})

it.each([
  [null],
  ['yearly'],
  [{ kind: 'yearly', monthDay: '02-29' }],
  [{ kind: 'yearly' }],
  [{ kind: 'moving', dates: '2027-03-09' }],
  [{ kind: 'weekly' }],
])('reads %j as an occasion without a date', (stored) => {
  expect(readDateRule(stored)).toEqual({ kind: 'none' })
})

it('leaves out invalid moving dates', () => {
  const dates = [{ date: '2027-02-30' }, { date: '2027-03-09' }, 7, {}]
  expect(readDateRule({ kind: 'moving', dates })).toEqual({
    kind: 'moving',
    dates: [{ date: '2027-03-09', isTentative: false }],
  })
})

it.each([
  ['03-21', true],
  ['12-31', true],
  ['02-29', false],
  ['13-01', false],
  ['3-21', false],
  ['', false],
])('has %s every year: %s', (day, expected) => {
  expect(isMonthDay(day)).toBe(expected)
})
