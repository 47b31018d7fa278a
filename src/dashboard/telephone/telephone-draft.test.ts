import { describe, expect, it } from 'vitest'
import type { TelephoneOptions } from '#commerce/telephone/telephone-options.server.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { addLine, amountsOf, emptyDraft, orderOf, type TelephoneDraft } from './telephone-draft.ts'

const slot = (id: string) => ({
  ...{ id, name: id, startMinute: 540, endMinute: 720, cutoffMinute: 480 },
  ...{ capacity: 10, weekdays: '1234567', left: 4 },
})
const options: TelephoneOptions = {
  zones: [{ id: 'zamalek', name: 'Zamalek', fee: 75, open: true }],
  days: [
    { date: '2026-11-20', surcharge: null, slots: [slot('evening')] },
    { date: '2026-11-21', surcharge: { name: 'Feast', amount: 50 }, slots: [slot('a'), slot('b')] },
  ],
  methods: ['card', 'cash'],
  cashLimit: 3000,
}
const roses = sampleProduct({ id: 'roses' })
const candle = sampleProduct({ id: 'candle', addOn: 'only' })

function draftWith(part: Partial<TelephoneDraft>): TelephoneDraft {
  return { ...emptyDraft('en'), ...part }
}

describe('the amounts', () => {
  const lines = [{ product: roses, quantity: 2, unitPrice: 500 }]

  it('have no delivery fee before staff choose the area', () => {
    expect(amountsOf(draftWith({ lines }), options)).toEqual({
      items: 1000,
      discount: 0,
      deliveryFee: null,
      total: 1000,
    })
  })

  it('add the fee of the area and the surcharge of the day', () => {
    const draft = draftWith({ lines, 'address.zoneId': 'zamalek', date: '2026-11-21' })
    expect(amountsOf(draft, options)).toMatchObject({ deliveryFee: 125, total: 1125 })
  })

  it.each([
    ['percent', '10', 100],
    ['percent', '101', 0],
    ['amount', '250', 250],
    ['amount', '2500', 1000],
    ['amount', '2.5', 0],
    ['none', '10', 0],
  ] as const)('take off a discount of %s %s from the items alone', (discountKind, value, off) => {
    const draft = draftWith({ lines, discountKind, 'discount.value': value })
    expect(amountsOf(draft, options)).toMatchObject({
      items: 1000,
      discount: off,
      total: 1000 - off,
    })
  })
})

describe('the order', () => {
  it('has the receipt of the terminal, and a discount with its reason', () => {
    const terminal = { paymentMethod: 'terminal', receipt: '0042' } as const
    const discount = {
      discountKind: 'amount',
      'discount.value': '50',
      'discount.reason': 'Late',
    } as const
    expect(orderOf(draftWith({ ...terminal, ...discount }), options, 'key')).toMatchObject({
      receipt: '0042',
      discount: { kind: 'amount', value: 50, reason: 'Late' },
    })
    const cash = orderOf(draftWith({ receipt: '0042' }), options, 'key')
    expect([cash.receipt, cash.discount]).toEqual([undefined, undefined])
  })

  it('binds products that are only add-ons to the first bouquet', () => {
    const lines = [
      { product: candle, quantity: 1, unitPrice: 90 },
      { product: roses, quantity: 2, unitPrice: 500 },
    ]
    expect(orderOf(draftWith({ lines }), options, 'key').lines).toEqual([
      { productId: 'roses', quantity: 2, seenUnitPrice: 500 },
      { productId: 'candle', quantity: 1, seenUnitPrice: 90, addedTo: 0 },
    ])
  })

  it('keeps a time that is no longer open, so that the shop refuses it', () => {
    const delivery = { date: '2026-11-19', slotId: 'b' }
    expect(orderOf(draftWith(delivery), options, 'key').delivery).toEqual(delivery)
  })

  it('goes to the customer who is the recipient', () => {
    const contact = { 'contact.name': 'Hoda', 'contact.phone': '01112223334' }
    const draft = draftWith({ ...contact, forOneself: true, 'recipient.name': 'Karim' })
    expect(orderOf(draft, options, 'key').recipient).toEqual({ name: 'Hoda', phone: '01112223334' })
  })

  it('sends no address that the recipient gives', () => {
    const draft = draftWith({ addressBy: 'recipient', 'address.street': 'Brazil Street' })
    expect(orderOf(draft, options, 'key').address).toEqual({ givenBy: 'recipient', zoneId: '' })
  })
})

it('a product that is added again gets a higher quantity', () => {
  const once = addLine([], roses, 500)
  expect(addLine(once, roses, 450)).toEqual([{ product: roses, quantity: 2, unitPrice: 500 }])
})
