import { html } from 'hono/html'
import { type Markup, page } from '../pages/layout.ts'
import { amountText, checkoutHeader, field } from './checkout-parts.ts'
import type { Intention } from './intention-store.ts'
import { merchant } from './merchant.ts'
import type { Transaction } from './transaction-store.ts'
import { cardOtp } from './wallet.ts'

/** The bank's 3-D Secure page. */
export function authenticationPage(
  intention: Intention,
  transaction: Transaction,
  error: string | undefined,
): Markup {
  return page(
    'Confirm your payment',
    'narrow',
    html`${checkoutHeader()}
      <main class="panel">
        <h1>Confirm your payment</h1>
        <p class="soft">Your bank has sent a one-time password to your phone.</p>
        <dl class="facts">
          <dt>Merchant</dt>
          <dd>${merchant.name}</dd>
          <dt>Amount</dt>
          <dd>${amountText(intention.request.amount)}</dd>
          <dt>Card</dt>
          <dd>${transaction.source.brand} ending ${transaction.source.number.slice(-4)}</dd>
        </dl>
        <form method="post" novalidate>
          ${field({
            name: 'otp',
            label: 'One-time password',
            error,
            hint: `In test mode: ${cardOtp}`,
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            maxLength: 6,
          })}
          <div class="actions">
            <button type="submit" name="decision" value="confirm">Confirm</button>
            <button type="submit" name="decision" value="reject" class="quiet">Cancel</button>
          </div>
        </form>
      </main>`,
  )
}
