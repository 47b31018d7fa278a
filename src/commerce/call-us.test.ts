import { expect, it } from 'vitest'
import { callUs } from './call-us.ts'
import { noPhones } from './shop-phones.ts'

it('a text that asks to call names the number, or the email address of a shop without one', () => {
  expect(callUs({ ...noPhones, phone: '+20 2 5550 0100' })).toBe('call us on +20 2 5550 0100')
  expect(callUs(noPhones)).toBe('email us at hello@boutique.example')
})
