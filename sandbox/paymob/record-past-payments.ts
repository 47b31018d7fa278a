import { randomBytes } from 'node:crypto'
import { openDatabase } from '../database.ts'
import type { PaymobSettings } from '../settings.ts'
import { cairoTimestamp } from './cairo-time.ts'
import { newPaymentKey } from './intention-body.ts'
import { openIntentionStore } from './intention-store.ts'
import { openTransactionStore, type Transaction } from './transaction-store.ts'

/** A payment that the demo shop received before the sandbox existed. Amounts are in whole pounds. */
interface PastPayment {
  orderId: number
  transactionId: number
  reference: string
  method: 'card' | 'wallet'
  methodId: number
  amount: number
  payer: { name: string; email: string; phone: string }
  paidAt: number
  refunds: readonly { transactionId: number; amount: number; at: number }[]
}

/** Records payments with their refunds, without callbacks, so that the shop can inquire about and refund them. */
export function recordPastPayments(
  file: string,
  settings: Pick<PaymobSettings, 'walletSettleMs'>,
  payments: readonly PastPayment[],
): void {
  const database = openDatabase(file)
  const intentions = openIntentionStore(database)
  const transactions = openTransactionStore(database)
  database.transaction(() => {
    for (const payment of payments) {
      const { orderId, methodId, paidAt } = payment
      intentions.save({
        id: `pi_history_${orderId}`,
        clientSecret: `egy_csk_test_${randomBytes(16).toString('hex')}`,
        orderId,
        request: requestOf(payment),
        paymentKeys: [{ integrationId: methodId, key: newPaymentKey(orderId, methodId) }],
        createdAt: paidAt,
        expiresAt: paidAt + 30 * 60_000,
        paid: true,
      })
      const paid = transactionOf(payment, settings.walletSettleMs)
      transactions.save(paid)
      for (const { transactionId, amount, at } of payment.refunds) {
        const time = cairoTimestamp(at)
        transactions.save({
          ...{ ...paid, id: transactionId, parentId: paid.id, kind: 'refund' },
          ...{ amount: piastres(amount), refunded: 0, isFlaggedRefunded: false },
          ...{ createdAt: at, createdAtCairo: time, updatedAtCairo: time },
        })
      }
    }
  })()
  database.close()
}

const piastres = (pounds: number) => pounds * 100

function requestOf({ amount, payer, methodId, reference }: PastPayment) {
  const [first = '', ...rest] = payer.name.split(' ')
  const none = { apartment: '', floor: '', building: '', street: '', city: '', state: '' }
  return {
    amount: piastres(amount),
    currency: 'EGP',
    payment_methods: [methodId],
    items: [],
    billing_data: {
      first_name: first,
      last_name: rest.join(' ') || first,
      email: payer.email,
      phone_number: payer.phone,
      ...{ ...none, country: '', postal_code: '', shipping_method: '' },
    },
    extras: {},
    special_reference: reference,
    expiration: 1_800,
    card_tokens: [],
    is_auth: false,
  }
}

function transactionOf(payment: PastPayment, settleMs: number): Transaction {
  const { orderId, transactionId, method, methodId, amount, payer, paidAt, refunds } = payment
  const time = cairoTimestamp(paidAt)
  const refunded = piastres(refunds.reduce((sum, refund) => sum + refund.amount, 0))
  return {
    id: transactionId,
    orderId,
    parentId: null,
    kind: 'payment',
    method,
    integrationId: methodId,
    amount: piastres(amount),
    state: 'success',
    outcome: 'approve',
    webhook: 'normal',
    webhookDelayMs: null,
    authenticated: true,
    settleMs,
    isAuth: false,
    isVoided: false,
    refunded,
    isFlaggedRefunded: refunded > 0,
    captured: 0,
    source:
      method === 'card'
        ? { number: '5123456789012346', brand: 'MasterCard' }
        : { number: payer.phone.replace('+2', ''), brand: 'wallet' },
    saveCard: false,
    settleAt: null,
    createdAt: paidAt,
    createdAtCairo: time,
    updatedAtCairo: time,
  }
}
