import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../tests/support/sample-order.ts'
import { orderEmailTriggers } from './order-email-trigger.ts'
import { buildOrderEmail } from './order-emails.ts'

const facts = { amount: 0, method: 'card', photo: null } as const

function everyWordOf(change: Parameters<typeof sampleOrder>[0], photo: string | null = null) {
  return orderEmailTriggers.map((trigger) =>
    JSON.stringify(buildOrderEmail(sampleOrder(change), { ...facts, trigger, amount: 575, photo })),
  )
}

it('every letter names the order, and leads to its page', () => {
  for (const trigger of orderEmailTriggers) {
    const email = buildOrderEmail(sampleOrder(), { ...facts, trigger })
    expect(email.subject).toContain('4821-0937')
    expect(email.action?.address).toBe('/o/0123456789abcdefghij')
  }
})

it('no letter carries the address or the telephone of the recipient', () => {
  for (const words of everyWordOf({})) {
    for (const secret of ['Brazil', 'Ring twice', '+201001234567', 'Zamalek']) {
      expect(words).not.toContain(secret)
    }
  }
})

it('whoever orders without a name reads that nothing names them', () => {
  const { paragraphs } = buildOrderEmail(sampleOrder({ senderShown: false }), {
    ...facts,
    trigger: 'confirmed',
  })
  expect(paragraphs).toContain(
    'Your name is neither on the card nor anywhere else the recipient could read it.',
  )
})

it('a customer without a name is greeted all the same', () => {
  const nameless = sampleOrder({ contact: { name: '', email: 'a@example.com', phone: '' } })
  expect(buildOrderEmail(nameless, { ...facts, trigger: 'confirmed' }).paragraphs[0]).toBe('Hello,')
})

it.each(['received', 'payment-failed', 'cancelled'] as const)(
  'an order that is not paid names no person in its email: %s',
  (trigger) => {
    const unpaid = sampleOrder({
      captured: 0,
      contact: { name: 'Refund blocked', email: 'stranger@example.com', phone: '' },
    })
    const email = JSON.stringify(buildOrderEmail(unpaid, { ...facts, trigger }))
    expect(email).not.toContain('Refund blocked')
    expect(email).not.toContain(unpaid.recipient.name)
  },
)

describe('a letter of receipt', () => {
  it('says until when the flowers are kept while the payment is open', () => {
    const email = buildOrderEmail(
      sampleOrder({ status: 'awaiting_payment', expiresAt: Date.UTC(2026, 10, 20, 10, 30) }),
      { ...facts, trigger: 'received' },
    )
    expect(email.preview).toBe('Your flowers are kept until 12:30 pm.')
    expect(email.action?.label).toBe('Go to the payment')
  })

  it('that comes late asks for no payment any more', () => {
    const email = buildOrderEmail(sampleOrder({ status: 'confirmed' }), {
      ...facts,
      trigger: 'received',
    })
    expect(email.action?.label).toBe('See your order')
  })
})

it('cash is asked for at the door, to the pound', () => {
  const { paragraphs } = buildOrderEmail(sampleOrder({ paymentMethod: 'cash', captured: 0 }), {
    ...facts,
    trigger: 'confirmed',
  })
  expect(paragraphs).toContain('Please have EGP\u00a0575 ready for the driver.')
})

it('the photograph of the delivery is shown where there is one', () => {
  const photo = '/uploads/photo.webp'
  const shown = buildOrderEmail(sampleOrder(), { ...facts, trigger: 'delivered', photo })
  expect(shown.picture?.address).toBe(photo)
  const without = buildOrderEmail(sampleOrder(), { ...facts, trigger: 'delivered' })
  expect(without.picture).toBeUndefined()
})

it.each([
  [
    'that was paid says how much goes back',
    { captured: 575, refunded: 0 },
    'begun to send EGP\u00a0575',
  ],
  [
    'of which a part went back before says how much of it goes back',
    { captured: 575, refunded: 75 },
    'begun to send EGP\u00a0500',
  ],
  [
    'whose money was quicker than the letter says that it was sent',
    { captured: 575, refunded: 575 },
    'sent the EGP\u00a0575',
  ],
  [
    'that was not paid says that nothing was charged',
    { captured: 0, refunded: 0 },
    'Nothing was charged',
  ],
])('a cancelled order %s', (_which, money, words) => {
  const email = buildOrderEmail(sampleOrder(money), { ...facts, trigger: 'cancelled' })
  expect(email.paragraphs[1]).toContain(words)
})

it('a refund in part says of how much', () => {
  const refund = { ...facts, trigger: 'refunded', amount: 100 } as const
  const inPart = buildOrderEmail(sampleOrder({ refunded: 100 }), refund)
  expect(inPart.paragraphs[1]).toBe(
    'We have given back EGP\u00a0100 of the EGP\u00a0575 you had paid.',
  )
  const theLastPart = buildOrderEmail(sampleOrder({ refunded: 575 }), refund)
  expect(theLastPart.paragraphs[1]).toBe(inPart.paragraphs[1])
  const inFull = buildOrderEmail(sampleOrder({ refunded: 575 }), { ...refund, amount: 575 })
  expect(inFull.paragraphs[1]).toContain('which is all you had paid')
})

it.each(['card', 'wallet'] as const)(
  'a refund goes back to the %s that was paid with',
  (method) => {
    // The order remembers the way that was accepted; what goes back may have come another way.
    const order = sampleOrder({ paymentMethod: method === 'card' ? 'wallet' : 'card' })
    const email = buildOrderEmail(order, { ...facts, trigger: 'refunded', amount: 575, method })
    expect(email.paragraphs[2]).toContain(`It goes back to the ${method} it came from.`)
  },
)

it('an order in which all is again as it was chosen says so', () => {
  const email = buildOrderEmail(sampleOrder(), { ...facts, trigger: 'substituted' })
  expect(email.heading).toBe('Your flowers are as you ordered them')
})
