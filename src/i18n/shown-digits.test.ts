import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { defineMessages } from './define-messages.ts'
import { inLocale } from './locale.server.ts'
import { groupDigits } from './number-forms.ts'
import { numberingTag, setArabicDigits, shownDigits } from './shown-digits.ts'
import { westernDigits } from './western-digits.ts'

const text = defineMessages({
  en: { items: '{count, plural, one {# item} other {# items}} of order {number}' },
  ar: {
    items:
      '{count, plural, zero {لا قطع} one {قطعة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}} من الطلب {number}',
  },
})

const inArabic = <T>(run: () => T) => inLocale('ar', run)

it('shows Western digits by default, in Arabic too', () => {
  expect(inArabic(() => formatMoney(1250))).toBe('1,250\u00a0ج.م')
  expect(inArabic(numberingTag)).toBe('')
})

describe('with Arabic-Indic digits', () => {
  beforeEach(() => setArabicDigits('arabic-indic'))
  afterEach(() => setArabicDigits('western'))

  it('keeps English as it is', () => {
    expect(formatMoney(1250)).toBe('EGP\u00a01,250')
    expect(numberingTag()).toBe('')
  })

  it('names the numbering system of an Arabic page', () => {
    expect(new Intl.Locale(`ar-EG${inArabic(numberingTag)}`).numberingSystem).toBe('arab')
  })

  it.each([
    [() => formatMoney(1250), '١٬٢٥٠\u00a0ج.م'],
    [() => formatMoney(-40), '\u2066-٤٠\u2069\u00a0ج.م'],
    [() => formatDay('2026-11-20'), 'الجمعة ٢٠ نوفمبر'],
    [() => formatWindow({ startMinute: 570, endMinute: 720 }), '٩:٣٠ ص – ١٢ م'],
    [() => formatDatedMoment(Date.UTC(2026, 10, 20, 12, 30)), '٢٠ نوفمبر ٢٠٢٦، ٢:٣٠ م'],
    [() => shownDigits('خصم 25%'), 'خصم ٢٥٪'],
  ])('formats %s as %s', (format, shown) => {
    expect(inArabic(format)).toBe(shown)
  })

  it.each(['\u20684821-0937\u2069', '\u2066p75\u2069'])('keeps the isolated code %s', (code) => {
    expect(inArabic(() => shownDigits(`3 ${code} 4`))).toBe(`٣ ${code} ٤`)
  })

  it('fills texts with such numbers, and keeps isolated codes', () => {
    expect(inArabic(() => text('items', { count: 1_111, number: '4821-0937' }))).toBe(
      '١٬١١١ قطعة من الطلب \u20684821-0937\u2069',
    )
  })

  it('agrees with Intl', () => {
    const digits = new Intl.NumberFormat('ar-EG-u-nu-arab')
    fc.assert(
      fc.property(
        fc.maxSafeInteger().filter((value) => value >= 0),
        (value) => {
          expect(inArabic(() => groupDigits(value))).toBe(digits.format(value))
        },
      ),
    )
  })

  it('shows what customers may type back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
        const shown = inArabic(() => groupDigits(value))
        expect(westernDigits(shown).replaceAll(',', '')).toBe(String(value))
      }),
    )
  })
})
