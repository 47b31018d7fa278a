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

  it('says where piastres were cut off its amount', () => {
    const odd = toPaymentReport({ ...cardSuccess, amount_cents: 125_050 })
    expect(odd).toMatchObject({ amount: 1250, isWholePounds: false, rest: 125_050 })
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

  it.each([
    ['in part', 10_000, { outcome: 'refunded', refundedAmount: 100, rest: 115_000 }],
    ['in whole', 125_000, { outcome: 'refunded', refundedAmount: 1250, rest: 0 }],
    ['not at all', 0, { outcome: 'paid', refundedAmount: 0, rest: 125_000 }],
  ])('in an inquiry counts what went back %s, whatever the flag says', (_how, back, expected) => {
    const told = { ...cardSuccess, is_refunded: false, refunded_amount_cents: back }
    expect(read(told, { isInquiry: true, fee: noFee })).toMatchObject(expected)
  })

  it('in an inquiry is no refund of a payment that failed', () => {
    const told = { ...cardSuccess, success: false, refunded_amount_cents: 100 }
    const report = read(told, { isInquiry: true, fee: noFee })
    expect(report).toMatchObject({ outcome: 'failed', refundedAmount: 0 })
  })
})

describe('the fee that the provider adds on top', () => {
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
  ])('is taken off when it is %s', (_how, charged, fee, pounds) => {
    expect(feeOf(charged, fee)).toBe(pounds)
  })
})
