import { expect, it } from 'vitest'
import { orderRequestSchema } from '#commerce/checkout/order-request.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { type CheckoutDraft, newDraft } from './checkout-draft.ts'
import type { CheckoutError } from './checkout-error.ts'
import { isOutdated, placeRequest, pricedBy, type SeenCheckout } from './place-request.ts'

const peonies = sampleProduct({
  id: 'peonies0000000000000',
  name: 'Pink Peonies',
  category: 'peonies',
  stock: null,
})

const draft: CheckoutDraft = {
  ...newDraft({
    id: 'salma',
    name: 'Salma',
    surname: 'Fouad',
    email: 'salma@example.com',
    phone: '+201223456703',
    profilePicture: null,
    suspended: false,
    locale: 'en',
    role: 'customer',
  }),
  'recipient.name': 'Mona Adel',
  'recipient.phone': '0100 123 4567',
  'address.zoneId': 'zamalek0000000000000',
  'address.street': '26th of July Street',
  'address.building': '14',
}

const seen: SeenCheckout = {
  cart: { items: [{ product: peonies, quantity: 3, price: 1500 }] },
  zone: { id: 'zamalek0000000000000', name: 'Zamalek', fee: 60, open: true },
  day: { date: '2026-11-20', closedBecause: null, surcharge: null, windows: [] },
  slotId: 'evening0000000000000',
  paymentMethod: 'card',
  cashObstacle: null,
  deliveryFee: 60,
  total: 1560,
  isConfirmedByEmail: false,
}

const key = '0b6f2f4e-9a55-4bd5-9f5e-6d9f3c1f7a10'

it('a complete form becomes the request of the server', () => {
  expect(orderRequestSchema.safeParse(placeRequest(key, draft, seen, null)).success).toBe(true)
})

it('the request contains the prices that the shopper saw', () => {
  const request = placeRequest(key, draft, seen, null)
  expect(request.lines[0]?.seenUnitPrice).toBe(500)
  expect(request.seenDeliveryFee).toBe(60)
})

it('the fee in the request includes the surcharge', () => {
  expect(placeRequest(key, draft, { ...seen, deliveryFee: 120 }, null).seenDeliveryFee).toBe(120)
})

it('the request leaves out a typed address when the recipient gives it', () => {
  const request = placeRequest(key, { ...draft, addressBy: 'recipient' }, seen, null)
  expect(request.address).toEqual({ givenBy: 'recipient', zoneId: 'zamalek0000000000000' })
  expect(orderRequestSchema.safeParse(request).success).toBe(true)
})

const changed: CheckoutError = {
  kind: 'prices',
  lines: [{ productId: peonies.id, name: peonies.name, seen: 500, now: 550 }],
  seenFee: 60,
  deliveryFee: 70,
  total: 1720,
  priced: pricedBy(placeRequest(key, draft, seen, null)),
}

it.each([
  ['another area', { draft: { ...draft, 'address.zoneId': 'maadi000000000000000' }, seen }],
  ['another time', { draft, seen: { ...seen, slotId: 'other000000000000000' } }],
  [
    'another quantity',
    { draft, seen: { ...seen, cart: { items: [{ product: peonies, quantity: 1, price: 500 }] } } },
  ],
])('new prices are outdated with %s', (_what, chosen) => {
  const request = placeRequest(key, chosen.draft, chosen.seen, changed)
  expect(isOutdated(changed, request)).toBe(true)
  expect([request.lines[0]?.seenUnitPrice, request.seenDeliveryFee]).toEqual([500, 60])
})

it('after a price change the request contains the new prices', () => {
  const request = placeRequest(key, draft, seen, changed)
  expect(request.lines[0]?.seenUnitPrice).toBe(550)
  expect(request.seenDeliveryFee).toBe(70)
})

it('names the line of its bouquet for an add-on', () => {
  const addOns = [{ product: { ...peonies, id: 'candle00000000000000' }, quantity: 1, price: 480 }]
  const bouquet = { product: peonies, quantity: 1, price: 500 }
  const cart = { items: [bouquet, { ...bouquet, addOns }] }
  const { lines } = placeRequest(crypto.randomUUID(), draft, { ...seen, cart }, null)
  expect(lines.map(({ productId, addedTo }) => [productId, addedTo])).toEqual([
    [peonies.id, undefined],
    [peonies.id, undefined],
    ['candle00000000000000', 1],
  ])
})
