import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import type { Order } from '../orders/order.ts'
import { noPhones } from '../shop-phones.ts'
import { type OrderEmailTrigger, orderEmailTriggers } from './order-email-trigger.ts'
import { buildOrderEmail } from './order-emails.ts'

const link = '/o/0123456789abcdefghij#key=token'
const phones = { phone: '+20 2 5550 0100', whatsApp: null }
const ofCard = { amount: 0, method: 'card', photo: null } as const
const facts = { ...ofCard, link, phones, isAddressProved: true }

function emailsFor(change: Parameters<typeof sampleOrder>[0], photo: string | null = null) {
  return orderEmailTriggers.map((trigger) =>
    JSON.stringify(buildOrderEmail(sampleOrder(change), { ...facts, trigger, amount: 575, photo })),
  )
}

it('names the order and links to its page in every email', () => {
  for (const trigger of orderEmailTriggers) {
    const email = buildOrderEmail(sampleOrder(), { ...facts, trigger })
    expect(email.subject).toContain('4821-0937')
    expect(email.action?.address).toBe(link)
    expect(email.footnote).toContain('do not forward this email')
  }
})

it('contains neither the phone number of the recipient nor an address that they gave', () => {
  for (const email of emailsFor({ addressBy: 'recipient' })) {
    for (const secret of ['Brazil', 'Ring twice', '+201001234567']) {
      expect(email).not.toContain(secret)
    }
  }
})

it('shows picture, card and address of a confirmed order', () => {
  const lines = sampleOrder().lines.map((line) => ({ ...line, image: '/uploads/roses.webp' }))
  const email = buildOrderEmail(sampleOrder({ lines }), { ...facts, trigger: 'confirmed' })
  expect(email.picture).toEqual({ address: '/uploads/roses.webp', alt: 'Red roses' })
  expect(email.card).toEqual({ message: 'Happy birthday', signature: 'Mona Adel' })
  expect(email.facts).toContainEqual({ label: 'To', value: 'Brazil Street 12, 3, Zamalek' })
  const anonymous = sampleOrder({ senderShown: false })
  expect(buildOrderEmail(anonymous, { ...facts, trigger: 'confirmed' }).card?.signature).toBeNull()
  const blank = sampleOrder({ cardMessage: '' })
  expect(buildOrderEmail(blank, { ...facts, trigger: 'confirmed' }).card).toBeUndefined()
})

it('tells an anonymous sender that their name is not shown', () => {
  const { paragraphs } = buildOrderEmail(sampleOrder({ senderShown: false }), {
    ...facts,
    trigger: 'confirmed',
  })
  expect(paragraphs).toContain(
    'Your name does not appear on the card or anywhere else that the recipient can see.',
  )
})

it('isolates Arabic names inside English sentences', () => {
  const [line] = sampleOrder().lines
  if (!line) throw new Error('No line.')
  const order = sampleOrder({
    contact: { name: 'منى عادل', email: 'a@example.com', phone: '' },
    recipient: { name: 'ليلى', phone: '+201001234567' },
    lines: [{ ...line, name: 'باقة الربيع', insteadOf: 'ورد أحمر', quantity: 2 }],
  })
  const said = (['confirmed', 'substituted'] as const).flatMap(
    (trigger) => buildOrderEmail(order, { ...facts, trigger }).paragraphs,
  )
  expect(said).toContain('Hello \u2068منى عادل\u2069,')
  expect(said.join()).toContain('to \u2068ليلى\u2069 on')
  expect(said).toContain('2 × \u2068باقة الربيع\u2069 instead of \u2068ورد أحمر\u2069.')
})

it('greets a customer without a name', () => {
  const nameless = sampleOrder({ contact: { name: '', email: 'a@example.com', phone: '' } })
  expect(buildOrderEmail(nameless, { ...facts, trigger: 'confirmed' }).paragraphs[0]).toBe('Hello,')
})

it.each([
  'received',
  'payment-failed',
  'payment-reminder',
  'payments-declined',
  'delivery-changed',
  'new-link',
  'cancelled',
] as const)('contains no names while the order is unpaid: %s', (trigger) => {
  const unpaid = sampleOrder({
    captured: 0,
    contact: { name: 'Refund blocked', email: 'stranger@example.com', phone: '' },
  })
  const email = JSON.stringify(buildOrderEmail(unpaid, { ...facts, trigger }))
  expect(email).not.toContain('Refund blocked')
  expect(email).not.toContain(unpaid.recipient.name)
  expect(email).not.toMatch(/Brazil|Happy birthday/)
})

describe('an email to an address that is not proved', () => {
  const order = sampleOrder({
    contact: { name: 'Typed sender', email: 'stranger@example.com', phone: 'typed phone' },
    recipient: { name: 'Typed recipient', phone: 'typed number' },
    address: {
      ...sampleOrder().address,
      ...{ street: 'Typed street', building: 'typed 1', floor: 'typed 2', notes: 'typed notes' },
    },
    cardMessage: 'Typed card',
  })
  const thanks = { message: 'Typed thanks', photo: null, sentAt: 1 }
  const emailOf = (trigger: OrderEmailTrigger, change: Partial<Order> = {}) =>
    buildOrderEmail({ ...order, ...change }, { ...facts, isAddressProved: false, trigger, thanks })

  it.each(orderEmailTriggers)('contains nothing that was typed: %s', (trigger) => {
    for (const change of [
      {},
      { paymentMethod: 'cash', captured: 0 },
      { addressBy: 'recipient', addressGivenAt: null, senderShown: false },
      { total: 0, captured: 0 },
    ] as const) {
      expect(JSON.stringify(emailOf(trigger, change))).not.toMatch(/typed/i)
    }
  })

  it('names products, prices, day and link, and no recipient', () => {
    const { paragraphs, facts: shown, goods, action } = emailOf('confirmed')
    expect(paragraphs[1]).toContain('to the recipient on Saturday 21 November')
    expect(shown?.map(({ label }) => label)).toEqual(['Order', 'Date', 'Time'])
    expect(goods?.lines).toMatchObject([{ name: 'Red roses', total: 500 }])
    expect(action?.address).toBe(link)
  })
})

describe('the email "received"', () => {
  it('states how long the flowers are reserved while the payment is open', () => {
    const email = buildOrderEmail(
      sampleOrder({ status: 'awaiting_payment', expiresAt: Date.UTC(2026, 10, 20, 10, 30) }),
      { ...facts, trigger: 'received' },
    )
    expect(email.preview).toBe('Your flowers are reserved until 12:30 pm.')
    expect(email.action?.label).toBe('Pay now')
  })

  it('does not ask for a payment after the confirmation', () => {
    const email = buildOrderEmail(sampleOrder({ status: 'confirmed' }), {
      ...facts,
      trigger: 'received',
    })
    expect(email.action?.label).toBe('View order')
  })
})

it.each(['payment-reminder', 'payments-declined'] as const)(
  'asks to pay until the order expires: %s',
  (trigger) => {
    const expiresAt = Date.UTC(2026, 10, 20, 10, 30)
    const unpaid = { status: 'awaiting_payment', captured: 0, expiresAt } as const
    const email = buildOrderEmail(sampleOrder(unpaid), { ...facts, trigger })
    expect(email.action?.label).toBe('Pay now')
    expect(email.paragraphs.join(' ')).toContain('until 12:30 pm')
  },
)

it('names the new day and time after a change', () => {
  const email = buildOrderEmail(sampleOrder(), { ...facts, trigger: 'delivery-changed' })
  expect(email.paragraphs[1]).toContain('to Karim Nabil on Saturday 21 November, 3 pm – 6 pm')
})

it('states the cash amount for the driver', () => {
  const { paragraphs } = buildOrderEmail(sampleOrder({ paymentMethod: 'cash', captured: 0 }), {
    ...facts,
    trigger: 'confirmed',
  })
  expect(paragraphs).toContain('Please have EGP\u00a0575 ready for the driver.')
})

it('shows the delivery photograph if there is one', () => {
  const photo = '/uploads/photo.webp'
  const shown = buildOrderEmail(sampleOrder(), { ...facts, trigger: 'delivered', photo })
  expect(shown.picture?.address).toBe(photo)
  const without = buildOrderEmail(sampleOrder(), { ...facts, trigger: 'delivered' })
  expect(without.picture).toBeUndefined()
})

it.each([
  ['states the refund of a paid order', { captured: 575, refunded: 0 }, 'refunding EGP\u00a0575'],
  [
    'states the rest of a partially refunded order',
    { captured: 575, refunded: 75 },
    'refunding EGP\u00a0500',
  ],
  [
    'reports a refund that is already done',
    { captured: 575, refunded: 575 },
    'refunded EGP\u00a0575',
  ],
  [
    'reports that an unpaid order was not charged',
    { captured: 0, refunded: 0 },
    'Nothing was charged',
  ],
])('the email "cancelled" %s', (_case, money, text) => {
  const email = buildOrderEmail(sampleOrder(money), { ...facts, trigger: 'cancelled' })
  expect(email.paragraphs[1]).toContain(text)
})

it('states the amount of a partial refund and of its payment', () => {
  const refund = { ...facts, trigger: 'refunded', amount: 100 } as const
  const inPart = buildOrderEmail(sampleOrder({ refunded: 100 }), refund)
  expect(inPart.paragraphs[1]).toBe('We refunded EGP\u00a0100 of your payment of EGP\u00a0575.')
  const theLastPart = buildOrderEmail(sampleOrder({ refunded: 575 }), refund)
  expect(theLastPart.paragraphs[1]).toBe(inPart.paragraphs[1])
  const inFull = buildOrderEmail(sampleOrder({ refunded: 575 }), { ...refund, amount: 575 })
  expect(inFull.paragraphs[1]).toBe('We refunded your payment of EGP\u00a0575.')
})

it.each(['card', 'wallet'] as const)('names the %s as the target of the refund', (method) => {
  // The refunded payment may have used another method than the accepted one of the order.
  const order = sampleOrder({ paymentMethod: method === 'card' ? 'wallet' : 'card' })
  const email = buildOrderEmail(order, { ...facts, trigger: 'refunded', amount: 575, method })
  expect(email.paragraphs[2]).toContain(`The money goes back to your ${method}.`)
})

it('reports that a substitution was reverted', () => {
  const email = buildOrderEmail(sampleOrder(), { ...facts, trigger: 'substituted' })
  expect(email.heading).toBe('You get the flowers you ordered')
})

describe('the email "confirmed" about an address that is missing', () => {
  const confirmed = (change: Parameters<typeof sampleOrder>[0]) =>
    buildOrderEmail(sampleOrder({ addressBy: 'recipient', addressGivenAt: null, ...change }), {
      ...facts,
      trigger: 'confirmed',
    }).paragraphs.at(-1)

  it('says until when it is needed and what happens then', () => {
    expect(confirmed({})).toBe(
      'We still need the address. Share the private link on your order page with Karim Nabil. We need it by Saturday 21 November, 3 pm. If it is still missing then, we call Karim Nabil, and contact you if we cannot reach them.',
    )
  })

  it('says that the shop asks for an anonymous sender', () => {
    expect(confirmed({ senderShown: false })).toContain('We text Karim Nabil a private link')
  })

  it('says nothing once the recipient has given it', () => {
    expect(confirmed({ addressGivenAt: 1 })).not.toContain('address')
  })
})

it.each(['cancelled', 'substituted'] as const)('names the number of the shop: %s', (trigger) => {
  const lines = sampleOrder().lines.map((line) => ({ ...line, insteadOf: 'Peonies' }))
  const textOf = (known: typeof facts | { phones: typeof noPhones }) =>
    buildOrderEmail(sampleOrder({ lines }), { ...facts, ...known, trigger }).paragraphs.join(' ')
  expect(textOf(facts)).toContain('or call us on +20 2 5550 0100')
  expect(textOf({ phones: noPhones })).toContain('or email us at hello@boutique.example')
})
