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
  it.each(personal)('does not tell a stranger %s', (word) => {
    expect(seenBy(stranger)).not.toContain(word)
  })

  it.each(personal)('does not tell another customer %s', (word) => {
    expect(seenBy(otherCustomer)).not.toContain(word)
  })

  it('tells a stranger what is on its way, when, and how far it is', () => {
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

  it('tells a stranger no price, for whoever gets the flowers may look', () => {
    for (const price of ['500', '1000', '1075', '75']) expect(seenBy(stranger)).not.toContain(price)
  })

  it('does not tell its owner what the recipient wrote about where they live', () => {
    const asked = { ...order, addressBy: 'recipient' } as const
    const seen = JSON.stringify(viewOrder(asked, timeline, owner))
    for (const word of ['Brazil Street', 'Building-12B', 'Third-floor', 'Hassan']) {
      expect(seen).not.toContain(word)
    }
    expect(viewOrder(asked, timeline, owner).address.zoneName).toBe('Zamalek')
    expect(viewOrder(asked, timeline, staff).address).toEqual(order.address)
  })

  it('tells a stranger where the order is, and not what was changed of it', () => {
    const changed = timeline.map((event): OrderEvent => ({ ...event, kind: 'phone-changed' }))
    expect(viewOrder(order, changed, stranger).timeline).toEqual([])
    expect(viewOrder(order, changed, owner).timeline).toHaveLength(2)
  })

  it.each(['noted', 'photo-removed'] as const)(
    'does not tell its owner, or anybody but staff, what staff keep among themselves: %s',
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

  it('shows the flowers at the door to whoever has its link, and the bouquet to its owner', () => {
    const photos = { bouquet: '/uploads/bouquet.webp', delivery: '/uploads/door.webp' }
    const seen = (viewer: typeof owner | typeof stranger) =>
      viewOrder(order, timeline, viewer, { photos }).photos
    expect(seen(owner)).toEqual(photos)
    expect(seen(staff)).toEqual(photos)
    expect(seen(stranger)).toEqual({ ...photos, bouquet: null })
    expect(seen(otherCustomer)).toEqual({ ...photos, bouquet: null })
  })

  it('hints at the recipient, so that the right order is recognised', () => {
    const { recipient } = viewOrder(order, timeline, stranger)
    expect(recipient).toEqual({ name: 'K. N.', phone: '•••• 567' })
  })

  it('is whole for who placed it', () => {
    const view = viewOrder(order, timeline, owner)
    expect(view).toMatchObject({
      isMine: true,
      isWhole: true,
      recipient: order.recipient,
      contact: order.contact,
      cardMessage: 'Marry me',
    })
  })

  it.each(['staff-uid', 'Mona called'])('does not tell its owner %s of the workshop', (word) => {
    expect(seenBy(owner)).not.toContain(word)
  })

  it('tells staff who did what', () => {
    expect(viewOrder(order, timeline, staff)).toMatchObject({
      isMine: false,
      isWhole: true,
      timeline,
    })
  })

  it('never takes a visitor without a name for the owner of an order without one', () => {
    const orphan = { ...order, userId: '' }
    expect(viewOrder(orphan, timeline, stranger).isWhole).toBe(false)
  })

  it('keeps whatever was typed from strangers', () => {
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
  ])('makes %s to %s', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })
})

it('leaves the last three digits of a number', () => {
  expect(maskPhone('+201001234567')).toBe('•••• 567')
})
