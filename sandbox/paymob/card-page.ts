import { html, raw } from 'hono/html'
import { type Markup, page } from '../pages/layout.ts'
import type { CardErrors, CardForm } from './card.ts'
import { amountLine, amountText, checkoutHeader, field, scenarioFields } from './checkout-parts.ts'
import type { Intention } from './intention-store.ts'
import type { Outcome, WebhookMode } from './outcomes.ts'

/** Groups the digits during typing, and fills in the test card on request. */
const script = `
  const number = document.getElementById('number')
  const expiry = document.getElementById('expiry')
  number.addEventListener('input', () => {
    const digits = number.value.replace(/\\D/g, '').slice(0, 19)
    number.value = digits.replace(/(.{4})(?=.)/g, '$1 ')
  })
  expiry.addEventListener('input', (event) => {
    const digits = expiry.value.replace(/\\D/g, '').slice(0, 4)
    const deleting = event.inputType && event.inputType.startsWith('delete')
    expiry.value = digits.length > 2 || (digits.length === 2 && !deleting)
      ? digits.slice(0, 2) + '/' + digits.slice(2)
      : digits
  })
  const fill = document.getElementById('fill')
  fill.hidden = false
  fill.addEventListener('click', () => {
    const values = { number: '5123 4567 8901 2346', holder: 'Test Account', expiry: '01/39', cvv: '123' }
    for (const [name, value] of Object.entries(values)) document.getElementById(name).value = value
  })
`

export interface CardPageContent {
  intention: Intention
  methodTabs: Markup | ''
  action: string
  form: Partial<CardForm>
  errors: CardErrors
  outcome: Outcome
  webhook: WebhookMode
}

export function cardPage(content: CardPageContent): Markup {
  const { intention, form, errors } = content
  return page(
    'Pay by card',
    'narrow',
    html`${checkoutHeader()}
      <main class="panel">
        <h1>Pay by card</h1>
        ${amountLine(intention)} ${content.methodTabs}
        ${
          Object.keys(errors).length > 0
            ? html`<div class="notice" role="alert"><p>Please check the fields below.</p></div>`
            : ''
        }
        <form method="post" action="${content.action}" novalidate>
          ${field({
            name: 'number',
            label: 'Card number',
            value: form.number,
            error: errors.number,
            inputMode: 'numeric',
            autoComplete: 'cc-number',
            maxLength: 23,
          })}
          ${field({
            name: 'holder',
            label: 'Name on card',
            value: form.holder,
            error: errors.holder,
            autoComplete: 'cc-name',
          })}
          <div class="row">
            ${field({
              name: 'expiry',
              label: 'Expiry (MM/YY)',
              value: form.expiry,
              error: errors.expiry,
              inputMode: 'numeric',
              autoComplete: 'cc-exp',
              maxLength: 7,
            })}
            ${field({
              name: 'cvv',
              label: 'CVV',
              error: errors.cvv,
              inputMode: 'numeric',
              autoComplete: 'cc-csc',
              maxLength: 4,
              type: 'password',
            })}
          </div>
          <label class="check">
            <input type="checkbox" name="saveCard" value="yes" />
            <span>Save this card for next time</span>
          </label>
          ${scenarioFields('card', content.outcome, content.webhook)}
          <button type="submit">Pay ${amountText(intention.request.amount)}</button>
        </form>
        <p class="hint" style="margin: 18px 0 8px">
          No money moves here. Test cards: 5123 4567 8901 2346, 5123 4500 0000 0008,
          4111 1111 1111 1111; name Test Account, expiry 01/39, CVV 123.
        </p>
        <button type="button" id="fill" class="quiet small" hidden>Fill in a test card</button>
      </main>
      <script>
        ${raw(script)}
      </script>`,
  )
}
