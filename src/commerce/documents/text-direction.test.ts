import { expect, it } from 'vitest'
import { directionOf, isolatePhones } from './text-direction.ts'

it.each([
  ['ليلى عبد الرحمن', 'rtl'],
  ['الطلب 4821-0937', 'rtl'],
  ['2 × \u2068500 ج.م\u2069', 'rtl'],
  ['\u2068Brazil Street 12\u2069، \u2068Zamalek\u2069', 'rtl'],
  ['\u2068Karim\u2069 طلب', 'rtl'],
  ['Karim Nabil', 'ltr'],
  ['+201112345678', 'ltr'],
  ['', 'ltr'],
])('%s in a document from right to left is %s', (line, direction) => {
  expect(directionOf(line, 'rtl')).toBe(direction)
})

it('isolated parts in an English document read from left to right', () => {
  expect(directionOf('2 × \u2068باقة\u2069', 'ltr')).toBe('ltr')
})

it.each([
  ['كلميني على +20 100 123 4567 غدًا', 'كلميني على \u2068+20 100 123 4567\u2069 غدًا'],
  ['موبايل ٠١٠٠١٢٣٤٥٦٧', 'موبايل \u2068٠١٠٠١٢٣٤٥٦٧\u2069'],
  ['يوم 21/11 الساعة 3:30', 'يوم 21/11 الساعة 3:30'],
  ['Call +20 100 123 4567', 'Call +20 100 123 4567'],
])('a phone number in %s keeps its order', (line, isolated) => {
  expect(isolatePhones(line)).toBe(isolated)
})
