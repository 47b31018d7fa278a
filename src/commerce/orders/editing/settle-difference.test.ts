import { describe, expect, it } from 'vitest'
import { type Settlement, settleDifference } from './settle-difference.ts'

type Payable = Parameters<typeof settleDifference>[0]

const paid = {
  total: 575,
  captured: 575,
  due: 0,
  status: 'confirmed',
  paymentStatus: 'paid',
  senderShown: true,
  addressBy: 'sender',
} as const

describe('settleDifference', () => {
  it.each<[string, Payable, number, number, Settlement]>([
    ['asks for a higher price', paid, 650, 575, { due: 75, refund: 0 }],
    ['refunds a lower price', paid, 500, 575, { due: 0, refund: 75 }],
    ['keeps the same price', paid, 575, 575, { due: 0, refund: 0 }],
    ['adds to what is due', { ...paid, due: 75, total: 650 }, 700, 575, { due: 125, refund: 0 }],
    ['takes from what is due', { ...paid, due: 75, total: 650 }, 600, 575, { due: 25, refund: 0 }],
    ['cancels what is due', { ...paid, due: 75, total: 650 }, 575, 575, { due: 0, refund: 0 }],
    [
      'refunds what is below the payment',
      { ...paid, due: 75, total: 650 },
      500,
      575,
      { due: 0, refund: 75 },
    ],
    ['refunds no more than is left', paid, 100, 200, { due: 0, refund: 200 }],
    ['refunds nothing twice', paid, 100, 0, { due: 0, refund: 0 }],
    ['asks nothing of an unpaid order', { ...paid, captured: 0 }, 900, 0, { due: 0, refund: 0 }],
    [
      'asks nothing on top while the first payment is open, after another amount was refunded',
      { ...paid, status: 'awaiting_payment', paymentStatus: 'pending' },
      900,
      0,
      { due: 0, refund: 0 },
    ],
    [
      'asks nothing on top of cash, after another amount was refunded',
      { ...paid, paymentStatus: 'cash_due' },
      900,
      0,
      { due: 0, refund: 0 },
    ],
    ['refunds nothing of a cash order', { ...paid, captured: 0 }, 100, 0, { due: 0, refund: 0 }],
  ])('%s', (_what, order, newTotal, refundable, expected) => {
    expect(settleDifference(order, { newTotal, refundable })).toEqual(expected)
  })

  it('keeps payments plus what is due minus refunds at the price, over any edits', () => {
    const prices = [575, 650, 640, 500, 900, 575, 1, 3000, 576]
    let order: Payable = paid
    let kept = 575
    for (const newTotal of prices) {
      const { due, refund } = settleDifference(order, { newTotal, refundable: kept })
      kept -= refund
      expect(kept + due).toBe(newTotal)
      order = { ...order, total: newTotal, due }
    }
  })
})
