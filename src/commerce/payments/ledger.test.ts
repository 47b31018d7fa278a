import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVoidable, paymentStatusAfterRefund, refundable } from './ledger.ts'

const pounds = fc.integer({ min: 1, max: 100_000 })
/** An order's total, what was captured of it, and a refund within that. */
const ledgers = fc
  .tuple(pounds, fc.integer({ min: 1, max: 3 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([total, times, share]) => {
    const captured = total * times
    return { total, captured, refunded: Math.floor(captured * share) }
  })

describe('the ledger of an order', () => {
  it('can give back what it holds, and never more', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        expect(refundable(ledger) + ledger.refunded).toBe(ledger.captured)
      }),
    )
  })

  it('can give nothing back that it never had', () => {
    expect(refundable({ total: 500, captured: 0, refunded: 0 })).toBe(0)
  })

  it('is refunded once everything went back', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const all = { ...ledger, refunded: ledger.captured }
        expect(paymentStatusAfterRefund(all)).toBe('refunded')
      }),
    )
  })

  it('is partly refunded while it holds something, and less than the order costs', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const kept = ledger.captured - ledger.refunded
        const partly = kept > 0 && kept < ledger.total
        expect(paymentStatusAfterRefund(ledger) === 'partially_refunded').toBe(partly)
      }),
    )
  })

  it('is paid when a sum was taken twice and sent back once', () => {
    expect(paymentStatusAfterRefund({ total: 500, captured: 1000, refunded: 500 })).toBe('paid')
  })
})

describe('a payment', () => {
  const paidAt = Date.UTC(2026, 10, 20, 10)
  const payment = { method: 'card', paidAt, amount: 575 } as const
  // Cairo's day ends at ten in the evening, UTC.
  const lastMinute = Date.UTC(2026, 10, 20, 21, 59)

  it('can be undone on its day in Cairo, to the last minute', () => {
    expect(isVoidable(payment, 575, lastMinute)).toBe(true)
    expect(isVoidable(payment, 575, lastMinute + 60_000)).toBe(false)
  })

  it('can be undone as a whole, by card, and once it was paid', () => {
    expect(isVoidable(payment, 574, paidAt)).toBe(false)
    expect(isVoidable({ ...payment, method: 'wallet' }, 575, paidAt)).toBe(false)
    expect(isVoidable({ ...payment, paidAt: null }, 575, paidAt)).toBe(false)
  })
})
