import { html, raw } from 'hono/html'
import { type Markup, page } from '../pages/layout.ts'
import { amountText, checkoutHeader } from './checkout-parts.ts'
import type { Intention } from './intention-store.ts'
import { type Outcome, transactionOutcomeOf } from './outcomes.ts'
import type { Transaction } from './transaction-store.ts'

const reasons: Partial<Record<Outcome, string>> = {
  declined: 'The payment was declined.',
  blocked: 'The payment was blocked.',
  'insufficient-funds': 'Insufficient funds.',
  'expired-card': 'This card has expired.',
  '3ds-failed': 'Your bank could not verify your identity.',
}

/** How long the status page stays before the browser redirects. */
const returnAfterMs = 2500

const redirectScript = `
  setTimeout(() => location.replace(document.getElementById('return').href), ${returnAfterMs})
`

export interface StatusLinks {
  /** Null when the merchant named no return URL. */
  shop: string | null
  retry: string | null
}

export function statusPage(
  intention: Intention,
  transaction: Transaction,
  links: StatusLinks,
): Markup {
  const { title, chip, text } = messageOf(transaction)
  const failed = transaction.state === 'failed'
  return page(
    title,
    'narrow',
    html`${checkoutHeader()}
      <main class="panel">
        <p><span class="chip ${chip}">${stateLabel(transaction)}</span></p>
        <h1>${title}</h1>
        <p role="status">${text}</p>
        <dl class="facts">
          <dt>Amount</dt>
          <dd>${amountText(transaction.amount)}</dd>
          <dt>Order</dt>
          <dd>${intention.orderId}</dd>
          <dt>Transaction</dt>
          <dd>${transaction.id}</dd>
        </dl>
        <div class="actions">
          ${failed && links.retry ? html`<a class="button" href="${links.retry}">Try again</a>` : ''}
          ${
            links.shop
              ? html`<a class="button ${failed ? 'quiet' : ''}" id="return" href="${links.shop}"
                  >Return to the shop</a
                >`
              : ''
          }
        </div>
        ${!failed && links.shop ? html`<p class="hint" style="margin-top: 16px">You will be redirected shortly.</p>` : ''}
      </main>
      ${
        !failed && links.shop
          ? html`<script>
              ${raw(redirectScript)}
            </script>`
          : ''
      }`,
  )
}

function messageOf(transaction: Transaction): { title: string; chip: string; text: string } {
  const { message } = transactionOutcomeOf(
    transaction.method,
    transaction.outcome,
    transaction.state,
  )
  if (transaction.state === 'success') {
    return {
      title: 'Payment approved',
      chip: 'good',
      text: 'Thank you for your payment.',
    }
  }
  if (transaction.state === 'pending') {
    return {
      title: 'Payment processing',
      chip: 'plain',
      text: 'Your wallet has not confirmed the payment yet. The shop will be notified.',
    }
  }
  const reason = reasons[transaction.outcome] ?? 'The payment was declined.'
  return { title: 'Payment not completed', chip: 'bad', text: `${reason} (${message})` }
}

function stateLabel({ state }: Transaction): string {
  return state === 'success' ? 'Approved' : state === 'pending' ? 'Pending' : 'Declined'
}
