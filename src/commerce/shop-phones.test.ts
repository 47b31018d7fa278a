import { expect, it } from 'vitest'
import { phoneAddress, whatsAppAddress } from './shop-phones.ts'

it('the links of a number contain no spaces', () => {
  expect(phoneAddress('+20 2 5550 0100')).toBe('tel:+20255500100')
  expect(whatsAppAddress('+20 2 5550 0100')).toBe('https://wa.me/20255500100')
})

it('the link of a chat has its message', () => {
  expect(whatsAppAddress('+201', 'Pay here: a & b')).toBe(
    'https://wa.me/201?text=Pay%20here%3A%20a%20%26%20b',
  )
})
