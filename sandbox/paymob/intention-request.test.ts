import { describe, expect, it } from 'vitest'
import { readIntentionRequest } from './intention-request.ts'

const integrations = [
  { id: 4_000_001, name: 'card', currency: 'EGP' },
  { id: 4_000_002, name: 'wallet', currency: 'EGP' },
]

const bouquet = {
  amount: 125_000,
  currency: 'EGP',
  payment_methods: [4_000_001, 4_000_002],
  items: [
    { name: 'Bouquet', amount: 115_000, quantity: 1 },
    { name: 'Delivery', amount: 10_000 },
  ],
  billing_data: {
    first_name: 'Mona',
    last_name: 'Adel',
    email: 'mona@example.com',
    phone_number: '+201000000000',
  },
  special_reference: 'ORD-1001-1',
}

function refusalOf(body: unknown) {
  const result = readIntentionRequest(body, integrations)
  return result.ok ? 'accepted' : { status: result.status, body: result.body }
}

describe('an intention', () => {
  it('is accepted with the methods that it names', () => {
    const result = readIntentionRequest(bouquet, integrations)
    expect(result.ok && result.methods.map(({ id }) => id)).toEqual([4_000_001, 4_000_002])
  })

  it('accepts repeated method names', () => {
    const result = readIntentionRequest(
      { ...bouquet, payment_methods: ['card', 4_000_001] },
      integrations,
    )
    expect(result.ok && result.methods.map(({ id }) => id)).toEqual([4_000_001])
  })

  it('requires every required billing field', () => {
    const { phone_number: _phone, ...billing_data } = bouquet.billing_data
    expect(refusalOf({ ...bouquet, billing_data })).toEqual({
      status: 400,
      body: { billing_data: { phone_number: ['This field is required.'] } },
    })
  })

  it('rejects an empty name', () => {
    const billing_data = { ...bouquet.billing_data, last_name: '' }
    expect(refusalOf({ ...bouquet, billing_data })).toEqual({
      status: 400,
      body: { billing_data: { last_name: ['This field may not be blank.'] } },
    })
  })

  it('rejects NA as an email address', () => {
    const billing_data = { ...bouquet.billing_data, email: 'NA' }
    expect(refusalOf({ ...bouquet, billing_data })).toEqual({
      status: 400,
      body: { billing_data: { email: ['Enter a valid email address.'] } },
    })
  })

  it('reports an item without a name as an object, not as a list', () => {
    expect(refusalOf({ ...bouquet, items: [{ amount: 125_000 }] })).toEqual({
      status: 400,
      body: { items: { name: ['This field is required.'] } },
    })
  })

  it('reports every missing field of an empty body', () => {
    expect(refusalOf({})).toEqual({
      status: 400,
      body: {
        amount: ['This field is required.'],
        currency: ['This field is required.'],
        payment_methods: ['This field is required.'],
        billing_data: ['This field is required.'],
      },
    })
  })

  it('requires piastres as an integer', () => {
    expect(refusalOf({ ...bouquet, amount: 1250.5 })).toEqual({
      status: 400,
      body: { amount: ['A valid integer is required.'] },
    })
  })

  it('rejects an integration of another account as unknown', () => {
    expect(refusalOf({ ...bouquet, payment_methods: [99] })).toEqual({
      status: 404,
      body: { detail: expect.stringContaining('Integration ID/Name does not exist') },
    })
  })

  it('rejects a currency that the integration lacks', () => {
    expect(refusalOf({ ...bouquet, currency: 'USD' })).toEqual({
      status: 400,
      body: { detail: 'Unsupported currency' },
    })
  })

  it('rejects items that do not add up', () => {
    expect(refusalOf({ ...bouquet, amount: 125_001 })).toEqual({
      status: 406,
      body: { detail: expect.any(String), code: 'unmatched_item_prices' },
    })
  })

  it('includes quantities and discounts in the sum', () => {
    const items = [
      { name: 'Rose', amount: 5_000, quantity: 30 },
      { name: 'Discount', amount: -25_000 },
    ]
    expect(refusalOf({ ...bouquet, items })).toBe('accepted')
  })

  it('rejects a lifetime above 36 days', () => {
    expect(refusalOf({ ...bouquet, expiration: 3_110_401 })).toMatchObject({ status: 400 })
  })

  it.each([null, 'text', 7, [[]], undefined])('rejects the body %j without a crash', (body) => {
    expect(refusalOf(body)).toMatchObject({ status: 400 })
  })
})
