import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOrder } from '../../../../tests/support/sample-order.ts'
import { addressSmsLimits, addressSmsText, viewAddressSms } from './address-sms.ts'

it('the text message fits one message of the basic alphabet, with its link, and names no sender', () => {
  const text = addressSmsText(sampleOrder({ senderShown: false }))
  const whole = `${text} https://boutique.example/a/${'x'.repeat(40)}`
  expect(whole.length).toBeLessThanOrEqual(160)
  expect(whole).toMatch(/^[\w .,:?/-]+$/)
  expect(whole).not.toMatch(/Mona|Adel/)
})

it('a message can be sent again after a pause, until the limit', () => {
  const sms = { orderId: '', nonce: '', state: 'sent', requestedAt: 0, changedAt: 0 } as const
  const from = (sends: number) => viewAddressSms({ ...sms, sends }).resendFrom
  expect(from(1)).toBe(addressSmsLimits.resendAfterMs)
  expect(from(addressSmsLimits.sends)).toBeNull()
})

it('the text message in Arabic fits two messages with its link', () => {
  const text = inLocale('ar', () => addressSmsText(sampleOrder({ senderShown: false })))
  const whole = `${text} https://boutique.example/ar/a/${'x'.repeat(40)}`
  expect(whole).toMatch(/\p{Script=Arabic}/u)
  // Old phones show isolates as boxes.
  expect(whole).not.toMatch(/[\u2066-\u2069]/)
  // 67 characters each outside of the basic alphabet.
  expect(whole.length).toBeLessThanOrEqual(2 * 67)
})
