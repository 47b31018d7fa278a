import { describe, expect, it } from 'vitest'
import type { PaymentOutcome } from '#commerce/payments/payment-provider.ts'
import { cardSuccess, refundChild, walletPending } from '../../../tests/support/paymob-messages.ts'
import { toPaymentReport } from './payment-report.ts'
import type { Transaction } from './transaction.ts'

const partlyRefunded = { is_refunded: true, refunded_amount_cents: 3_000 }
const blocked = { success: false, data: { message: 'BLOCKED' } }

describe('what happened', () => {
  it.each<[string, PaymentOutcome, Transaction]>([
    ['a card that was charged', 'paid', cardSuccess],
    ['a wallet that was charged', 'paid', { ...walletPending, pending: false, success: true }],
    ['a wallet that waits for its owner', 'pending', walletPending],
    ['a card that was declined', 'failed', { ...cardSuccess, success: false, error_occured: true }],
    ['a card that was blocked, without an error', 'failed', { ...cardSuccess, ...blocked }],
    ['a success with an error', 'failed', { ...cardSuccess, error_occured: true }],
    ['a payment of which a part went back', 'refunded', { ...cardSuccess, ...partlyRefunded }],
    ['a payment that was voided', 'voided', { ...cardSuccess, is_voided: true }],
    ['a refund itself', 'other', refundChild],
    ['a refund that does not say whose', 'other', { ...cardSuccess, is_refund: true }],
    ['a void itself', 'other', { ...cardSuccess, is_void: true }],
    ['a capture', 'other', { ...cardSuccess, has_parent_transaction: true }],
    ['money that was only promised', 'other', { ...cardSuccess, is_auth: true }],
    ['a promise that was declined', 'failed', { ...cardSuccess, is_auth: true, success: false }],
  ])('with %s is that it is %s', (_case, outcome, transaction) => {
    expect(toPaymentReport(transaction).outcome).toBe(outcome)
  })
})

describe('news of a payment', () => {
  it('is told in the words of the shop', () => {
    expect(toPaymentReport(cardSuccess)).toMatchObject({
      transactionId: '900000001',
      providerOrderId: '700000001',
      amount: 1250,
      refundedAmount: 0,
      currency: 'EGP',
      methodId: 4_000_001,
      reason: 'Approved',
    })
  })

  it('has no amount when it is not of whole pounds', () => {
    expect(toPaymentReport({ ...cardSuccess, amount_cents: 125_050 }).amount).toBeNull()
  })

  it('is the same news whoever brings it', () => {
    const fromReturn = { ...cardSuccess, order: { id: 700_000_001 }, data: null }
    expect(toPaymentReport(fromReturn).eventId).toBe(toPaymentReport(cardSuccess).eventId)
  })

  it('is other news when the outcome is another', () => {
    const declined = toPaymentReport({ ...cardSuccess, success: false })
    expect(declined.eventId).not.toBe(toPaymentReport(cardSuccess).eventId)
  })

  it('is other news for each part that goes back', () => {
    const refunded = (piastres: number) =>
      toPaymentReport({ ...cardSuccess, is_refunded: true, refunded_amount_cents: piastres })
    expect(refunded(3_000).eventId).not.toBe(refunded(9_900).eventId)
    expect(refunded(9_900).refundedAmount).toBe(99)
    // The rest that can still go back is less than a pound short of what this leaves.
    expect(refunded(5_050).refundedAmount).toBe(51)
  })

  it('of a void is that everything went back', () => {
    expect(toPaymentReport({ ...cardSuccess, is_voided: true }).refundedAmount).toBe(1250)
  })

  it.each([0, 100, 125_000])(
    'of a payment is the same whatever the unsigned field says of refunds: %i',
    (refunded_amount_cents) => {
      const altered = toPaymentReport({ ...cardSuccess, refunded_amount_cents })
      expect(altered).toMatchObject({
        eventId: toPaymentReport(cardSuccess).eventId,
        refundedAmount: 0,
      })
    },
  )
})
