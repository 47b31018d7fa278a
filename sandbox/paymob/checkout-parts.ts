import { html } from 'hono/html'
import type { Markup } from '../pages/layout.ts'
import type { Intention } from './intention-store.ts'
import { merchant } from './merchant.ts'
import {
  type Method,
  type Outcome,
  outcomeLabels,
  outcomesFor,
  type WebhookMode,
  webhookLabels,
  webhookModes,
} from './outcomes.ts'

const pounds = new Intl.NumberFormat('en-EG', {
  style: 'currency',
  currency: 'EGP',
  currencyDisplay: 'code',
})

/** Formats 125000 piastres as "EGP 1,250.00". */
export function amountText(piastres: number): string {
  return pounds.format(piastres / 100).replace(/\u00a0/g, ' ')
}

export function checkoutHeader(): Markup {
  return html`<header class="bar">
    <span>Payment</span>
    <span class="chip">Test mode</span>
  </header>`
}

export function amountLine(intention: Intention): Markup {
  return html`<p class="amount">
    <span
      >${merchant.name}<br /><span class="hint">Order ${intention.orderId}</span></span
    >
    <strong>${amountText(intention.request.amount)}</strong>
  </p>`
}

/** A labelled text field with its error underneath. */
export function field(input: {
  name: string
  label: string
  value?: string | undefined
  error?: string | undefined
  hint?: string | undefined
  inputMode?: 'numeric' | 'tel' | 'text'
  autoComplete?: string
  maxLength?: number
  type?: 'text' | 'password' | 'email'
}): Markup {
  const described = [input.error && `${input.name}-error`, input.hint && `${input.name}-hint`]
    .filter(Boolean)
    .join(' ')
  return html`<div class="field">
    <label for="${input.name}">${input.label}</label>
    <input
      id="${input.name}"
      name="${input.name}"
      type="${input.type ?? 'text'}"
      value="${input.value ?? ''}"
      inputmode="${input.inputMode ?? 'text'}"
      autocomplete="${input.autoComplete ?? 'off'}"
      maxlength="${input.maxLength ?? 100}"
      aria-invalid="${input.error ? 'true' : 'false'}"
      aria-describedby="${described}"
      required
    />
    ${input.error ? html`<p class="error" id="${input.name}-error">${input.error}</p>` : ''}
    ${input.hint ? html`<p class="hint" id="${input.name}-hint">${input.hint}</p>` : ''}
  </div>`
}

/** Fields that choose the outcome, which a real payment page lacks. */
export function scenarioFields(method: Method, outcome: Outcome, webhook: WebhookMode): Markup {
  return html`<fieldset>
    <legend>Test scenario</legend>
    <div class="row">
      <div class="field">
        <label for="outcome">Outcome</label>
        <select id="outcome" name="outcome">
          ${outcomesFor(method).map(
            (one) =>
              html`<option value="${one}" ${one === outcome ? 'selected' : ''}>
                ${outcomeLabels[one]}
              </option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="webhook">Webhook</label>
        <select id="webhook" name="webhook">
          ${webhookModes.map(
            (one) =>
              html`<option value="${one}" ${one === webhook ? 'selected' : ''}>
                ${webhookLabels[one]}
              </option>`,
          )}
        </select>
      </div>
    </div>
  </fieldset>`
}
