import { describe, expect, it } from 'vitest'
import type { PaymentOutcome } from '#commerce/payments/payment-provider.ts'
import { cardSuccess, refundChild, walletPending } from '../../../tests/support/paymob-messages.ts'
import { toPaymentReport as read } from './payment-report.ts'
import type { Transaction } from './transaction.ts'

const noFee = { percent: 0, piastres: 0 }
const toPaymentReport = (transaction: Transaction) =>
  read(transaction, { isInquiry: false, fee: noFee })
const partlyRefunded = { is_refunded: true, refunded_amount_cents: 3_000 }
const blocked = { success: false, data: { message: 'BLOCKED' } }

describe('the outcome', () => {
  it.each<[string, PaymentOutcome, Transaction]>([
    ['a card that was charged', 'paid', cardSuccess],
    ['a wallet that was charged', 'paid', { ...walletPending, pending: false, success: true }],
    ['a wallet that awaits approval', 'pending', walletPending],
    ['a card that was declined', 'failed', { ...cardSuccess, success: false, error_occured: true }],
    ['a blocked card without an error', 'failed', { ...cardSuccess, ...blocked }],
    ['a success with an error', 'failed', { ...cardSuccess, error_occured: true }],
    ['a partly refunded payment', 'refunded', { ...cardSuccess, ...partlyRefunded }],
    ['a payment that was voided', 'voided', { ...cardSuccess, is_voided: true }],
    ['a refund itself', 'other', refundChild],
    ['a refund without a parent', 'other', { ...cardSuccess, is_refund: true }],
    ['a void itself', 'other', { ...cardSuccess, is_void: true }],
    ['a capture', 'other', { ...cardSuccess, has_parent_transaction: true }],
    ['an authorised payment', 'other', { ...cardSuccess, is_auth: true }],
    ['a declined authorisation', 'failed', { ...cardSuccess, is_auth: true, success: false }],
  ])('of %s is %s', (_case, outcome, transaction) => {
    expect(toPaymentReport(transaction).outcome).toBe(outcome)
  })
})

describe('a payment report', () => {
  it('maps the transaction to the terms of the shop', () => {
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

  it('flags an amount with piastres', () => {
    const odd = toPaymentReport({ ...cardSuccess, amount_cents: 125_050 })
    expect(odd).toMatchObject({ amount: 1250, isWholePounds: false, rest: 125_050 })
  })

  it('has the same event id from every channel', () => {
    const fromReturn = { ...cardSuccess, order: { id: 700_000_001 }, data: null }
    expect(toPaymentReport(fromReturn).eventId).toBe(toPaymentReport(cardSuccess).eventId)
  })

  it('has another event id for another outcome', () => {
    const declined = toPaymentReport({ ...cardSuccess, success: false })
    expect(declined.eventId).not.toBe(toPaymentReport(cardSuccess).eventId)
  })

  it('has another event id for each partial refund', () => {
    const refunded = (piastres: number) =>
      toPaymentReport({ ...cardSuccess, is_refunded: true, refunded_amount_cents: piastres })
    expect(refunded(3_000).eventId).not.toBe(refunded(9_900).eventId)
    expect(refunded(9_900).refundedAmount).toBe(99)
    // The refundable remainder is then less than a pound short.
    expect(refunded(5_050).refundedAmount).toBe(51)
  })

  it('of a void reports a full refund', () => {
    expect(toPaymentReport({ ...cardSuccess, is_voided: true }).refundedAmount).toBe(1250)
  })

  it.each([0, 100, 125_000])(
    'of a payment ignores the unsigned refunded amount: %i',
    (refunded_amount_cents) => {
      const altered = toPaymentReport({ ...cardSuccess, refunded_amount_cents })
      expect(altered).toMatchObject({
        eventId: toPaymentReport(cardSuccess).eventId,
        refundedAmount: 0,
      })
    },
  )

  it.each([
    ['in part', 10_000, { outcome: 'refunded', refundedAmount: 100, rest: 115_000 }],
    ['in whole', 125_000, { outcome: 'refunded', refundedAmount: 1250, rest: 0 }],
    ['not at all', 0, { outcome: 'paid', refundedAmount: 0, rest: 125_000 }],
  ])('of an inquiry counts a refund %s, whatever the flag says', (_how, back, expected) => {
    const told = { ...cardSuccess, is_refunded: false, refunded_amount_cents: back }
    expect(read(told, { isInquiry: true, fee: noFee })).toMatchObject(expected)
  })

  it('of an inquiry reports no refund for a failed payment', () => {
    const told = { ...cardSuccess, success: false, refunded_amount_cents: 100 }
    const report = read(told, { isInquiry: true, fee: noFee })
    expect(report).toMatchObject({ outcome: 'failed', refundedAmount: 0 })
  })
})

describe('the fee of the provider', () => {
  const feeOf = (amount_cents: number, fee: { percent: number; piastres: number }) =>
    read({ ...cardSuccess, amount_cents }, { isInquiry: false, fee }).amountBeforeFee

  it.each([
    ['in per cent', 128_438, { percent: 2.75, piastres: 0 }, 1250],
    ['a piastre off', 128_437, { percent: 2.75, piastres: 0 }, 1250],
    ['two piastres off', 128_440, { percent: 2.75, piastres: 0 }, null],
    ['fixed', 125_300, { percent: 0, piastres: 300 }, 1250],
    ['both', 128_738, { percent: 2.75, piastres: 300 }, 1250],
    ['not charged', 125_000, { percent: 2.75, piastres: 0 }, null],
    ['not agreed', 125_000, { percent: 0, piastres: 0 }, null],
  ])('is subtracted when it is %s', (_how, charged, fee, pounds) => {
    expect(feeOf(charged, fee)).toBe(pounds)
  })
})
