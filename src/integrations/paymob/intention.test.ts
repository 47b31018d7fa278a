import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentRequest } from '#commerce/payments/payment-provider.ts'
import { toIntention } from './intention.ts'

const addresses = {
  methodId: 4_000_001,
  webhook: 'https://flowers.example/api/payments/webhook',
  return: 'https://flowers.example/api/payments/return',
}

function request(change: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    reference: '4821-0937-1',
    method: 'card',
    amount: 1250,
    lines: [
      { name: 'Red roses', total: 1175 },
      { name: 'Delivery', total: 75 },
    ],
    payer: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
    lifetimeSeconds: 1800,
    ...change,
  }
}

function namesOf(name: string) {
  const payer = { ...request().payer, name }
  const { first_name, last_name } = toIntention(request({ payer }), addresses).billing_data
  return [first_name, last_name]
}

describe('the body of an intention', () => {
  it.each(['mona..adel@example.com', '.mona@example.com'])(
    'has a neutral email instead of %s, which the provider refuses',
    (email) => {
      const payer = { ...request().payer, email }
      const { billing_data } = toIntention(request({ payer }), addresses)
      expect(billing_data.email).toBe('customer@example.com')
    },
  )

  it('has the fields that the provider requires', () => {
    expect(toIntention(request(), addresses)).toEqual({
      amount: 125_000,
      currency: 'EGP',
      payment_methods: [4_000_001],
      items: [
        { name: 'Red roses', amount: 117_500, quantity: 1 },
        { name: 'Delivery', amount: 7_500, quantity: 1 },
      ],
      billing_data: {
        first_name: 'Mona',
        last_name: 'Adel',
        email: 'mona@example.com',
        phone_number: '+201112345678',
        country: 'EG',
      },
      special_reference: '4821-0937-1',
      expiration: 1800,
      notification_url: addresses.webhook,
      redirection_url: addresses.return,
    })
  })

  it('adds up whether or not a quantity multiplies an amount', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 31 })
    fc.assert(
      fc.property(totals, (each) => {
        const amount = each.reduce((sum, total) => sum + total, 0)
        const lines = each.map((total) => ({ name: 'Flowers', total }))
        const body = toIntention(request({ amount, lines }), addresses)
        const plain = body.items.reduce((sum, item) => sum + item.amount, 0)
        const multiplied = body.items.reduce((sum, item) => sum + item.amount * item.quantity, 0)
        expect([plain, multiplied]).toEqual([body.amount, body.amount])
      }),
    )
  })

  it('uses whole piastres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        expect(Number.isSafeInteger(toIntention(request({ amount }), addresses).amount)).toBe(true)
      }),
    )
  })
})

describe('the name of the payer', () => {
  it.each([
    ['Mona Adel', 'Mona', 'Adel'],
    ['Mona', 'Mona', 'NA'],
    ['  Mona   Adel   Nabil ', 'Mona', 'Adel Nabil'],
    ['منى عادل', 'منى', 'عادل'],
    ['', 'NA', 'NA'],
  ])('%j is sent as %s and %s', (name, first, last) => {
    expect(namesOf(name)).toEqual([first, last])
  })

  it('fits the limits of the provider and is never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        for (const part of namesOf(name)) {
          expect(part?.length).toBeGreaterThan(0)
          expect(part?.length).toBeLessThanOrEqual(50)
        }
      }),
    )
  })

  it('is never cut inside a surrogate pair', () => {
    expect(namesOf(`${'🌹'.repeat(40)} ${'a'.repeat(49)}💐`)).toEqual([
      '🌹'.repeat(25),
      'a'.repeat(49),
    ])
    expect(namesOf(`a${'🌹'.repeat(40)}`)[0]?.isWellFormed()).toBe(true)
  })
})

describe('the name of a line', () => {
  const nameOf = (name: string) =>
    toIntention(request({ lines: [{ name, total: 1250 }] }), addresses).items[0]?.name

  it('fits the limit of the provider', () => {
    expect(nameOf('a'.repeat(80))).toBe('a'.repeat(50))
  })

  it('is never cut inside a surrogate pair', () => {
    expect(nameOf(`${'a'.repeat(49)}🌹`)).toBe('a'.repeat(49))
  })
})
