import { describe, expect, it } from 'vitest'
import { isOrderOpen, needsCustomer, redactValues, withoutPersonalValues } from './erasure-rules.ts'

const ended = { status: 'delivered', hasOpenClaim: false, hasOpenMoney: false } as const

describe('an order', () => {
  it.each(['delivered', 'cancelled', 'expired'] as const)('that is %s has ended', (status) => {
    expect(isOrderOpen({ ...ended, status })).toBe(false)
  })

  it.each([
    { status: 'awaiting_payment' },
    { status: 'confirmed' },
    { status: 'preparing' },
    { status: 'out_for_delivery' },
    { status: 'delivery_failed' },
    { hasOpenClaim: true },
    { hasOpenMoney: true },
  ] as const)('with %o still needs its personal data', (matter) => {
    expect(isOrderOpen({ ...ended, ...matter })).toBe(true)
  })
})

it('needs the customer of a delivered order who owes a difference', () => {
  const delivered = { status: 'delivered', senderShown: true, addressBy: 'sender' } as const
  const anonymous = { ...delivered, senderShown: false }
  expect(needsCustomer({ ...anonymous, due: 75 }, ended)).toBe(true)
  expect(needsCustomer({ ...anonymous, due: 0 }, ended)).toBe(false)
  // The driver collected it.
  expect(needsCustomer({ ...delivered, due: 75 }, ended)).toBe(false)
})

it('keeps the changed parts of an edit, and the values without personal data', () => {
  const change = { before: { text: 'Mona' }, after: { text: 'Salma' } }
  const none = { before: { text: '' }, after: { text: '' } }
  expect(
    withoutPersonalValues([
      { part: 'recipient', ...change },
      { part: 'total', before: { text: '575' }, after: { text: '600' } },
    ]),
  ).toEqual([
    { part: 'recipient', ...none },
    { part: 'total', before: { text: '575' }, after: { text: '600' } },
  ])
})

describe('a redacted audit entry', () => {
  it('keeps amounts and statuses of an order', () => {
    const values = { amount: 575, reason: 'Mona called', status: 'cancelled', name: 'Roses' }
    expect(redactValues('order', values)).toEqual({ ...values, reason: '' })
  })

  it('keeps the kind of an answer to a claim, and not the text', () => {
    const values = { answer: 'refund', message: 'Dear Mona' }
    expect(redactValues('order', values)).toEqual({ answer: 'refund', message: '' })
    expect(redactValues('order', { answer: 'Dear Mona' })).toEqual({ answer: '' })
  })

  it('has no field of a profile', () => {
    const values = { name: 'Mona', phone: '+201001234567', changed: ['name', 'phone'] }
    expect(redactValues('user', values)).toEqual({ name: '', phone: '', changed: values.changed })
  })
})
