import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentStatusAfterRefund, refundable } from './ledger.ts'

const pounds = fc.integer({ min: 1, max: 100_000 })
/** An order's total, its captured amount, and a refund within that. */
const ledgers = fc
  .tuple(pounds, fc.integer({ min: 1, max: 3 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([total, times, share]) => {
    const captured = total * times
    return {
      total,
      captured,
      refunded: Math.floor(captured * share),
      paymentStatus: 'paid' as const,
    }
  })

describe('the ledger of an order', () => {
  it('allows refunds up to the captured amount', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        expect(refundable(ledger) + ledger.refunded).toBe(ledger.captured)
      }),
    )
  })

  it('allows no refund without a capture', () => {
    expect(refundable({ total: 500, captured: 0, refunded: 0 })).toBe(0)
  })

  it('is refunded once the whole amount was refunded', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const all = { ...ledger, refunded: ledger.captured }
        expect(paymentStatusAfterRefund(all)).toBe('refunded')
      }),
    )
  })

  it('is partially refunded while less than the total remains', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const remaining = ledger.captured - ledger.refunded
        const partly = remaining > 0 && remaining < ledger.total
        expect(paymentStatusAfterRefund(ledger) === 'partially_refunded').toBe(partly)
      }),
    )
  })

  it('is paid after a double payment and one refund', () => {
    const ledger = { total: 500, captured: 1000, refunded: 500, paymentStatus: 'paid' } as const
    expect(paymentStatusAfterRefund(ledger)).toBe('paid')
  })

  it.each(['cash_due', 'cash_collected'] as const)('stays %s after a refund', (paymentStatus) => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        expect(paymentStatusAfterRefund({ ...ledger, paymentStatus })).toBe(paymentStatus)
      }),
    )
  })
})
