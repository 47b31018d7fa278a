import type { Intention } from './intention-store.ts'
import type { TransactionOutcome } from './outcomes.ts'
import type { Transaction } from './transaction-store.ts'

/** `obj.data`: the response of the gateway behind the method. Its card amounts are in pounds. */
export function gatewayData(
  transaction: Transaction,
  intention: Intention,
  outcome: TransactionOutcome,
) {
  const common = {
    gateway_integration_pk: transaction.integrationId,
    created_at: new Date(transaction.createdAt).toISOString().replace('Z', ''),
    amount: transaction.amount,
    currency: intention.request.currency,
    order_info: String(intention.orderId),
    message: outcome.message,
    txn_response_code: outcome.code,
    ...(outcome.acquirerCode === undefined ? {} : { acq_response_code: outcome.acquirerCode }),
  }
  return transaction.method === 'card'
    ? { ...common, ...cardData(transaction, intention) }
    : { ...common, ...walletData(transaction) }
}

const gatewayTypes = {
  payment: 'PAYMENT',
  refund: 'REFUND',
  void: 'VOID_PAYMENT',
  capture: 'CAPTURE',
} as const

function cardData(transaction: Transaction, intention: Intention) {
  const approved = transaction.state === 'success'
  const pounds = transaction.amount / 100
  const { number, brand } = transaction.source
  return {
    klass: 'MigsPayment',
    migs_order: {
      id: String(intention.orderId),
      amount: intention.request.amount / 100,
      currency: intention.request.currency,
      status: approved ? (transaction.isAuth ? 'AUTHORIZED' : 'CAPTURED') : 'FAILED',
      acceptPartialAmount: false,
      totalCapturedAmount: approved && !transaction.isAuth ? pounds : 0,
      totalAuthorizedAmount: approved ? pounds : 0,
      totalRefundedAmount: transaction.refunded / 100,
    },
    merchant: 'TESTBOUTIQUE',
    migs_result: approved ? 'SUCCESS' : transaction.state === 'pending' ? 'PENDING' : 'FAILURE',
    migs_transaction: {
      id: String(transaction.id),
      amount: pounds,
      currency: intention.request.currency,
      type: gatewayTypes[transaction.kind],
      source: 'INTERNET',
    },
    merchant_txn_ref: String(transaction.id),
    receipt_no: String(transaction.id).padStart(12, '0'),
    transaction_no: approved ? String(transaction.id - 800_000_000) : '',
    batch_no: Number(transaction.createdAtCairo.slice(0, 10).replaceAll('-', '')),
    authorize_id: approved ? String(transaction.id).slice(-6) : '',
    card_type: brand.toUpperCase(),
    card_num: `${number.slice(0, 6)}xxxxxx${number.slice(-4)}`,
    secure_hash: '',
    avs_result_code: '',
    avs_acq_response_code: '00',
    captured_amount: approved && !transaction.isAuth ? pounds : 0,
    authorised_amount: approved ? pounds : 0,
    refunded_amount: transaction.refunded > 0 ? transaction.refunded / 100 : null,
    acs_eci: '02',
  }
}

function walletData(transaction: Transaction) {
  const reference = String(transaction.id)
  return {
    klass: 'WalletPayment',
    wallet_issuer: 'VODAFONE',
    wallet_msisdn: transaction.source.number,
    redirect_url: null,
    mpg_txn_id: reference,
    uig_txn_id: reference,
    upg_txn_id: reference,
    upg_qrcode_ref: null,
    mer_txn_ref: reference,
    method: 0,
    token: '',
    gateway_source: 'UIG',
  }
}
