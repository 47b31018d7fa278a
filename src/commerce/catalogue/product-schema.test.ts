import { describe, expect, it } from 'vitest'
import { parseNumber } from './field-kinds.ts'
import { emptyValues, parseValues } from './product-schema.ts'

describe('parseNumber', () => {
  it.each([
    ['1,250', 1250],
    ['١٬٢٥٠', 1250],
    ['۱۲ ۵۰', 1250],
    ['', null],
    ['٫٥', Number.NaN],
    ['عشرة', Number.NaN],
  ])('reads %j as %s', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })
})

it('reads a time in Arabic digits', () => {
  const { saleStartDate } = parseValues(emptyValues, { saleStartDate: '٢٠٢٦-١١-٢٠T١٤:٣٠:٠٠' })
  expect(saleStartDate).toBe(Date.UTC(2026, 10, 20, 12, 30))
})
