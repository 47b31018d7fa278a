import { html } from 'hono/html'
import { type Markup, page } from '../pages/layout.ts'
import { amountLine, amountText, checkoutHeader, field, scenarioFields } from './checkout-parts.ts'
import type { Intention } from './intention-store.ts'
import type { Outcome, WebhookMode } from './outcomes.ts'
import { testWallet } from './wallet.ts'

export interface WalletPageContent {
  intention: Intention
  methodTabs: Markup | ''
  action: string
  number?: string | undefined
  error?: string | undefined
  outcome: Outcome
  webhook: WebhookMode
}

export function walletPage(content: WalletPageContent): Markup {
  const { intention } = content
  return page(
    'Pay by mobile wallet',
    'narrow',
    html`${checkoutHeader()}
      <main class="panel">
        <h1>Pay by mobile wallet</h1>
        ${amountLine(intention)} ${content.methodTabs}
        <form method="post" action="${content.action}" novalidate>
          ${field({
            name: 'walletNumber',
            label: 'Wallet mobile number',
            value: content.number,
            error: content.error,
            hint: `In test mode: ${testWallet.number}`,
            inputMode: 'tel',
            autoComplete: 'tel-national',
            maxLength: 14,
          })}
          ${scenarioFields('wallet', content.outcome, content.webhook)}
          <button type="submit">Pay ${amountText(intention.request.amount)}</button>
        </form>
      </main>`,
  )
}

/** The wallet operator's page: MPIN and one-time password. */
export function walletApprovalPage(
  intention: Intention,
  errors: { mpin?: string | undefined; otp?: string | undefined },
): Markup {
  return page(
    'Confirm in your wallet',
    'narrow',
    html`${checkoutHeader()}
      <main class="panel">
        <h1>Confirm in your wallet</h1>
        ${amountLine(intention)}
        <form method="post" novalidate>
          ${field({
            name: 'mpin',
            label: 'MPIN',
            error: errors.mpin,
            hint: `In test mode: ${testWallet.mpin}`,
            inputMode: 'numeric',
            maxLength: 6,
            type: 'password',
          })}
          ${field({
            name: 'otp',
            label: 'One-time password',
            error: errors.otp,
            hint: `In test mode: ${testWallet.otp}`,
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
