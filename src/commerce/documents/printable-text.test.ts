import { describe, expect, it } from 'vitest'
import { isRightToLeft, printable, unprintableIn } from './printable-text.ts'

describe('a printed text', () => {
  it.each([
    ['Mona Adel', 'Mona Adel'],
    ['Łucja Şahin, Café – “Lotus”', 'Łucja Şahin, Café – “Lotus”'],
    ['كل سنة وأنتِ طيبة، ١٢', 'كل سنة وأنتِ طيبة، ١٢'],
    ['Mona 🌷 Adel 👩‍👩‍👧', 'Mona 🌷 Adel 👩‍👩‍👧'],
    ['With ❤ and ❤️ and ✍🏽', 'With ❤️ and ❤️ and ✍🏽'],
    ['🇪🇬 1️⃣ ™', '🇪🇬 1️⃣ ™'],
    // A fingerprint, of Unicode 16.
    ['A \u{1fac6}', 'A ·'],
    ['Mona\u202eledA', 'MonaledA'],
    ['Мона', '····'],
    ['EGP\u00a01,250 × 2', 'EGP\u00a01,250 × 2'],
    ['No 4 * #7', 'No 4 * #7'],
  ])('prints %j as %j', (text, set) => {
    expect(printable(text)).toBe(set)
  })

  it.each([
    ['Happy birthday 🎂\n\nعيد سعيد', []],
    ['Мона, Мона 花', ['М', 'о', 'н', 'а', '花']],
    ['A \u{1fac6} · 🌷', ['\u{1fac6}']],
  ])('lists what cannot be printed of %j', (text, lost) => {
    expect(unprintableIn(text)).toEqual(lost)
  })

  it.each([
    ['منى Adel', true],
    ['12 شارع شجرة الدر', true],
    ['Mona عادل', false],
    ['2026', false],
    ['\u2068شارع التحرير\u2069, Zamalek', false],
    ['\u2068شارع التحرير\u2069, 12', false],
    ['', false],
  ])('detects whether %j is right-to-left: %s', (text, left) => {
    expect(isRightToLeft(text)).toBe(left)
  })
})
