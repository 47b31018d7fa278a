import { type Context, Hono } from 'hono'
import { readForm } from '../http-input.ts'
import { problemPage } from '../pages/layout.ts'
import { authenticationPage } from './authentication-page.ts'
import { findByPaymentKey } from './intention-body.ts'
import type { Intention } from './intention-store.ts'
import { authenticatePayment, leaveForShop } from './payments.ts'
import type { Provider } from './provider.ts'
import { returnAddress } from './return-address.ts'
import { statusPage } from './status-page.ts'
import type { Transaction } from './transaction-store.ts'
import { cardOtp, testWallet } from './wallet.ts'
import { walletApprovalPage } from './wallet-page.ts'

const statusPath = '/unifiedcheckout/payment-status'
const returnPath = '/unifiedcheckout/return'

/** URL of a step after the form; it names the payment by its key and transaction. */
export function stepAddress(path: string, intention: Intention, transaction: Transaction): string {
  const key = intention.paymentKeys.find(
    ({ integrationId }) => integrationId === transaction.integrationId,
  )
  const query = new URLSearchParams({
    payment_token: key?.key ?? '',
    trx_id: String(transaction.id),
  })
  return `${path}?${query}`
}

/** The steps after the form: 3-D Secure or wallet approval, status page, redirect to the shop. */
export function checkoutSteps(provider: Provider): Hono {
  const app = new Hono()

  app.get('/unifiedcheckout/3ds', (c) =>
    withPayment(provider, c, (intention, transaction) =>
      isOpen(transaction)
        ? c.html(authenticationPage(intention, transaction, undefined))
        : c.redirect(stepAddress(statusPath, intention, transaction), 303),
    ),
  )

  app.post('/unifiedcheckout/3ds', (c) =>
    withPayment(provider, c, async (intention, transaction) => {
      const { otp = '', decision } = await readForm(c)
      const confirmed = decision !== 'reject'
      if (confirmed && isOpen(transaction) && otp.trim() !== cardOtp) {
        const error = 'Incorrect password. Please try again.'
        return c.html(authenticationPage(intention, transaction, error))
      }
      await authenticatePayment(provider, transaction.id, confirmed)
      return c.redirect(stepAddress(statusPath, intention, transaction), 303)
    }),
  )

  app.get('/api/acceptance/wallet_other_test/wallet_template', (c) =>
    withPayment(provider, c, (intention, transaction) =>
      isOpen(transaction)
        ? c.html(walletApprovalPage(intention, {}))
        : c.redirect(stepAddress(statusPath, intention, transaction), 303),
    ),
  )

  app.post('/api/acceptance/wallet_other_test/wallet_template', (c) =>
    withPayment(provider, c, async (intention, transaction) => {
      const { mpin = '', otp = '', decision } = await readForm(c)
      const confirmed = decision !== 'reject'
      const errors = {
        ...(mpin.trim() === testWallet.mpin ? {} : { mpin: 'Incorrect MPIN.' }),
        ...(otp.trim() === testWallet.otp ? {} : { otp: 'Incorrect one-time password.' }),
      }
      if (confirmed && isOpen(transaction) && Object.keys(errors).length > 0) {
        return c.html(walletApprovalPage(intention, errors))
      }
      await authenticatePayment(provider, transaction.id, confirmed)
      return c.redirect(stepAddress(statusPath, intention, transaction), 303)
    }),
  )

  app.get(statusPath, (c) =>
    withPayment(provider, c, (intention, transaction) => {
      const { publicKey } = provider.settings
      const retry = new URLSearchParams({ publicKey, clientSecret: intention.clientSecret })
      retry.set('method', transaction.method)
      const mayRetry = !intention.paid && intention.expiresAt > provider.now()
      const hasReturn = returnAddress(provider, intention, transaction) !== null
      return c.html(
        statusPage(intention, transaction, {
          shop: hasReturn ? stepAddress(returnPath, intention, transaction) : null,
          retry: mayRetry ? `/unifiedcheckout/?${retry}` : null,
        }),
      )
    }),
  )

  app.get(returnPath, (c) =>
    withPayment(provider, c, (intention, transaction) => {
      const address = returnAddress(provider, intention, transaction)
      if (address === null) {
        return c.html(problemPage('No return URL', 'The shop did not provide a return URL.'), 404)
      }
      leaveForShop(provider, transaction)
      return c.redirect(address, 302)
    }),
  )

  return app
}

function isOpen({ state, authenticated }: Transaction): boolean {
  return state === 'pending' && !authenticated
}

type Step = (intention: Intention, transaction: Transaction) => Response | Promise<Response>

function withPayment(provider: Provider, c: Context, step: Step): Response | Promise<Response> {
  const found = findByPaymentKey(
    provider,
    c.req.query('payment_token') ?? c.req.query('token') ?? '',
  )
  const transaction = provider.transactions.find(Number(c.req.query('trx_id')))
  if (!found || transaction?.orderId !== found.intention.orderId) {
    return c.html(problemPage('Payment not found', 'This payment does not exist.'), 404)
  }
  return step(found.intention, transaction)
}
