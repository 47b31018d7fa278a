import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from './order.ts'
import type { OrderEvent } from './order-event.ts'
import { maskName, maskPhone, viewOrder } from './order-view.ts'

const order: Order = {
  id: 'a1b2c3d4e5f6g7h8i9j0',
  number: '4821-0937',
  userId: 'owner-uid',
  status: 'preparing',
  paymentMethod: 'card',
  paymentStatus: 'paid',
  lines: [
    {
      productId: 'b1b2c3d4e5f6g7h8i9j0',
      name: 'Red roses',
      image: null,
      unitPrice: 500,
      quantity: 2,
      lineTotal: 1000,
      stockTaken: true,
      insteadOf: null,
    },
  ],
  subtotal: 1000,
  deliveryFee: 75,
  surcharge: null,
  total: 1075,
  captured: 1075,
  refunded: 0,
  recipient: { name: 'Karim Nabil', phone: '+201001234567' },
  address: {
    zoneId: 'c1b2c3d4e5f6g7h8i9j0',
    zoneName: 'Zamalek',
    street: 'Brazil Street',
    building: 'Building-12B',
    floor: 'Third-floor',
    notes: 'Ring at Hassan',
  },
  addressBy: 'sender',
  addressGivenAt: 1,
  delivery: {
    date: '2026-11-21',
    slotId: 'd1b2c3d4e5f6g7h8i9j0',
    slotName: 'Afternoon',
    startMinute: 900,
    endMinute: 1080,
  },
  cardMessage: 'Marry me',
  senderShown: true,
  ifMissing: 'call',
  contact: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201112345678' },
  locale: 'en',
  expiresAt: null,
  createdAt: 1,
  updatedAt: 2,
}

const timeline: OrderEvent[] = [
  {
    kind: 'moved',
    at: 1,
    actor: 'customer',
    actorId: 'owner-uid',
    from: null,
    to: 'awaiting_payment',
    note: '',
  },
  {
    kind: 'moved',
    at: 2,
    actor: 'staff',
    actorId: 'staff-uid',
    from: 'confirmed',
    to: 'preparing',
    note: 'Mona called',
  },
]

const stranger = { userId: null, isStaff: false }
const otherCustomer = { userId: 'other-uid', isStaff: false }
const owner = { userId: 'owner-uid', isStaff: false }
const staff = { userId: 'staff-uid', isStaff: true }
const payer = { userId: null, isStaff: false, mayPay: true }
const seenBy = (viewer: typeof owner | typeof stranger) =>
  JSON.stringify(viewOrder(order, timeline, viewer))

const personal = [
  'Karim',
  'Nabil',
  '1001234',
  'Mona',
  'Adel',
  'mona@example.com',
  '1112345678',
  'Brazil Street',
  'Building-12B',
  'Third-floor',
  'Hassan',
  'Marry me',
  'owner-uid',
  'staff-uid',
]

describe('an order on its public page', () => {
  it.each(personal)('hides %s from a stranger', (word) => {
    expect(seenBy(stranger)).not.toContain(word)
  })

  it.each(personal)('hides %s from another customer', (word) => {
    expect(seenBy(otherCustomer)).not.toContain(word)
  })

  it('shows a stranger products, time and status', () => {
    const view = viewOrder(order, timeline, stranger)
    expect(view).toMatchObject({
      isMine: false,
      isWhole: false,
      status: 'preparing',
      lines: [{ name: 'Red roses', quantity: 2 }],
      delivery: order.delivery,
      address: { zoneName: 'Zamalek' },
    })
  })

  it('hides prices from a stranger, who may be the recipient', () => {
    for (const price of ['500', '1000', '1075', '75']) expect(seenBy(stranger)).not.toContain(price)
  })

  it('hides an address that the recipient gave from its customer', () => {
    const asked = { ...order, addressBy: 'recipient' } as const
    const seen = JSON.stringify(viewOrder(asked, timeline, owner))
    for (const word of ['Brazil Street', 'Building-12B', 'Third-floor', 'Hassan']) {
      expect(seen).not.toContain(word)
    }
    expect(viewOrder(asked, timeline, owner).address.zoneName).toBe('Zamalek')
    expect(viewOrder(asked, timeline, staff).address).toEqual(order.address)
  })

  it('shows a stranger moves, but no changes', () => {
    const changed = timeline.map((event): OrderEvent => ({ ...event, kind: 'phone-changed' }))
    expect(viewOrder(order, changed, stranger).timeline).toEqual([])
    expect(viewOrder(order, changed, owner).timeline).toHaveLength(2)
  })

  it.each(['noted', 'photo-removed'] as const)(
    'shows the internal event %s to staff only',
    (kind) => {
      const noted = timeline.map(
        (event): OrderEvent => ({ ...event, kind, note: 'A lilac ribbon' }),
      )
      for (const viewer of [owner, stranger, otherCustomer]) {
        expect(viewOrder(order, noted, viewer).timeline).toEqual([])
      }
      expect(viewOrder(order, noted, staff).timeline).toEqual(noted)
    },
  )

  it('shows the delivery photograph to every visitor, and the bouquet to its customer', () => {
    const photos = { bouquet: '/uploads/bouquet.webp', delivery: '/uploads/door.webp' }
    const seen = (viewer: typeof owner | typeof stranger) =>
      viewOrder(order, timeline, viewer, { photos }).photos
    expect(seen(owner)).toEqual(photos)
    expect(seen(staff)).toEqual(photos)
    expect(seen(stranger)).toEqual({ ...photos, bouquet: null })
    expect(seen(otherCustomer)).toEqual({ ...photos, bouquet: null })
  })

  it('masks the recipient', () => {
    const { recipient } = viewOrder(order, timeline, stranger)
    expect(recipient).toEqual({ name: 'K. N.', phone: '•••• 567' })
  })

  it('is complete for its customer', () => {
    const view = viewOrder(order, timeline, owner)
    expect(view).toMatchObject({
      isMine: true,
      isWhole: true,
      recipient: order.recipient,
      contact: order.contact,
      cardMessage: 'Marry me',
    })
  })

  it('shows with a payment link what there is to pay, and offers its holder the payment alone', () => {
    const view = viewOrder(order, timeline, payer, { isPaymentUndecided: true })
    expect(view).toMatchObject({ isMine: false, isWhole: true, mayPay: true, total: 1075 })
    expect(view).toMatchObject({ recipient: order.recipient, isPaymentUndecided: true })
    expect(viewOrder(order, timeline, owner)).toMatchObject({ mayPay: true })
    expect(viewOrder(order, timeline, staff)).toMatchObject({ mayPay: false })
  })

  it('hides the PIN, the bouquet and the thanks from the holder of a payment link', () => {
    const photos = { bouquet: '/uploads/bouquet.webp', delivery: '/uploads/door.webp' }
    const thanks = { message: 'Lovely', photo: null, sentAt: 1 }
    const view = viewOrder(order, timeline, payer, { photos, thanks, deliveryPin: '4711' })
    expect(view).toMatchObject({ photos: { ...photos, bouquet: null }, thanks: null })
    expect(JSON.stringify(view)).not.toMatch(/4711|Lovely|staff-uid|Mona called/)
  })

  it.each(['staff-uid', 'Mona called'])('hides the internal %s from its customer', (word) => {
    expect(seenBy(owner)).not.toContain(word)
  })

  it('shows actors and notes to staff', () => {
    expect(viewOrder(order, timeline, staff)).toMatchObject({
      isMine: false,
      isWhole: true,
      timeline,
    })
  })

  it('does not treat an anonymous visitor as the owner of an order without a user', () => {
    const orphan = { ...order, userId: '' }
    expect(viewOrder(orphan, timeline, stranger).isWhole).toBe(false)
  })

  it('hides every typed text from strangers', () => {
    const secret = fc.stringMatching(/^[a-z]{12,30}$/)
    fc.assert(
      fc.property(secret, (word) => {
        const typed: Order = {
          ...order,
          recipient: { ...order.recipient, name: word },
          address: { ...order.address, street: word, building: word, floor: word, notes: word },
          contact: { name: word, email: word, phone: word },
          cardMessage: word,
        }
        expect(JSON.stringify(viewOrder(typed, timeline, stranger))).not.toContain(word)
      }),
    )
  })
})

describe('a masked name', () => {
  it.each([
    ['Mona Adel', 'M. A.'],
    ['  Mona   Adel ', 'M. A.'],
    ['منى عادل', 'م. ع.'],
    ['🌹 Rose', '🌹. R.'],
    ['Mona', 'M.'],
  ])('of %s is %s', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })
})

it('masks all but the last three digits of a phone number', () => {
  expect(maskPhone('+201001234567')).toBe('•••• 567')
})

it('shows the reason of a discount to staff alone', () => {
  const discount = { amount: 100, percent: 10, reason: 'A friend of the house' }
  const discounted = { ...order, discount }
  const reasons = [true, false].map((isStaff) => {
    const view = viewOrder(discounted, timeline, { userId: order.userId, isStaff })
    return view.isWhole ? view.discount : null
  })
  expect(reasons).toEqual([discount, { ...discount, reason: '' }])
})
