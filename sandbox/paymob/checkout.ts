import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { readForm } from '../http-input.ts'
import { type Markup, problemPage } from '../pages/layout.ts'
import { type CardErrors, type CardForm, readCard } from './card.ts'
import { cardPage } from './card-page.ts'
import { stepAddress } from './checkout-steps.ts'
import { isSame } from './credentials.ts'
import type { Integration } from './integrations.ts'
import { methodsOf } from './intention-body.ts'
import type { Intention } from './intention-store.ts'
import { type Method, outcomeSchema, outcomesFor, webhookModeSchema } from './outcomes.ts'
import { openPayment } from './payments.ts'
import type { Provider } from './provider.ts'
import { isWalletNumber, testWallet } from './wallet.ts'
import { walletPage } from './wallet-page.ts'

/** The unified checkout: the card form and the wallet form of an open intention. */
export function checkout(provider: Provider): Hono {
  const app = new Hono()

  app.get('/', (c) => {
    const open = openIntention(provider, c)
    if (!open.ok) return open.response
    const wanted =
      open.methods.find(({ method }) => method === c.req.query('method')) ?? open.methods[0]
    return c.html(wanted?.method === 'wallet' ? walletForm(open) : cardForm(open))
  })

  app.post('/card', async (c) => {
    const open = openIntention(provider, c)
    if (!open.ok) return open.response
    const { intention, methods } = open
    const integration = methods.find(({ method }) => method === 'card')
    const posted = await readForm(c)
    const form: CardForm = {
      number: posted.number ?? '',
      holder: posted.holder ?? '',
      expiry: posted.expiry ?? '',
      cvv: posted.cvv ?? '',
    }
    const result = readCard(form, provider.now())
    if (!integration) return c.html(problemPage('Not offered', 'Cards are not offered.'), 400)
    if (!result.ok) {
      return c.html(cardForm(open, { form, errors: result.errors, posted }))
    }
    const transaction = openPayment(provider, intention, {
      ...chosenScenario(provider, intention, 'card', posted),
      method: 'card',
      integrationId: integration.id,
      source: { number: result.card.number, brand: result.card.brand },
      saveCard: posted.saveCard === 'yes',
    })
    return c.redirect(stepAddress('/unifiedcheckout/3ds', intention, transaction), 303)
  })

  app.post('/wallet', async (c) => {
    const open = openIntention(provider, c)
    if (!open.ok) return open.response
    const { intention, methods } = open
    const integration = methods.find(({ method }) => method === 'wallet')
    if (!integration) return c.html(problemPage('Not offered', 'Wallets are not offered.'), 400)
    const posted = await readForm(c)
    const number = (posted.walletNumber ?? '').replace(/\s/g, '')
    if (number !== testWallet.number) {
      const error = isWalletNumber(number)
        ? 'Only the test wallet works in test mode.'
        : 'Enter an 11-digit Egyptian mobile number.'
      return c.html(walletForm(open, { posted, error }))
    }
    const transaction = openPayment(provider, intention, {
      ...chosenScenario(provider, intention, 'wallet', posted),
      method: 'wallet',
      integrationId: integration.id,
      source: { number, brand: 'wallet' },
      saveCard: false,
    })
    const path = '/api/acceptance/wallet_other_test/wallet_template'
    return c.redirect(stepAddress(path, intention, transaction), 303)
  })

  return app
}

interface Visit {
  provider: Provider
  c: Context
  intention: Intention
  methods: Integration[]
}

type Open = ({ ok: true } & Visit) | { ok: false; response: Response | Promise<Response> }

/** The intention in the URL, unless it is unknown, paid or expired. */
function openIntention(provider: Provider, c: Context): Open {
  const intention = provider.intentions.byClientSecret(c.req.query('clientSecret') ?? '')
  if (!intention || !isSame(c.req.query('publicKey') ?? '', provider.settings.publicKey)) {
    const text = 'This payment link is invalid. Return to the shop and try again.'
    return { ok: false, response: c.html(problemPage('Payment not found', text), 404) }
  }
  if (intention.paid) {
    const paid = provider.transactions
      .ofOrder(intention.orderId)
      .find(({ kind, state }) => kind === 'payment' && state === 'success')
    const status = paid && stepAddress('/unifiedcheckout/payment-status', intention, paid)
    const text = 'This payment has already been made.'
    return {
      ok: false,
      response: status ? c.redirect(status, 303) : c.html(problemPage('Paid', text), 410),
    }
  }
  if (intention.expiresAt <= provider.now()) {
    const text = 'This payment has expired. Return to the shop and try again.'
    return { ok: false, response: c.html(problemPage('Payment expired', text), 410) }
  }
  return { ok: true, provider, c, intention, methods: methodsOf(provider, intention) }
}

interface CardEntries {
  form?: Partial<CardForm>
  errors?: CardErrors
  posted?: Record<string, string>
}

function cardForm(
  { provider, c, intention, methods }: Visit,
  { form = {}, errors = {}, posted = {} }: CardEntries = {},
): Markup {
  return cardPage({
    ...chosenScenario(provider, intention, 'card', posted),
    intention,
    methodTabs: methodTabs(c, methods, 'card'),
    action: formAction(c, 'card'),
    form,
    errors,
  })
}

interface WalletEntries {
  posted?: Record<string, string>
  error?: string
}

function walletForm(
  { provider, c, intention, methods }: Visit,
  { posted = {}, error }: WalletEntries = {},
): Markup {
  return walletPage({
    ...chosenScenario(provider, intention, 'wallet', posted),
    intention,
    methodTabs: methodTabs(c, methods, 'wallet'),
    action: formAction(c, 'wallet'),
    number: posted.walletNumber,
    error,
  })
}

/** The scenario of the form, else of the control API, else success. */
function chosenScenario(
  provider: Provider,
  intention: Intention,
  method: Method,
  posted: Record<string, string>,
) {
  const scenario = provider.scenarios.for(intention)
  const asked = outcomeSchema.safeParse(posted.outcome).data ?? scenario.outcome ?? 'approve'
  return {
    outcome: outcomesFor(method).includes(asked) ? asked : ('approve' as const),
    webhook: webhookModeSchema.safeParse(posted.webhook).data ?? scenario.webhook ?? 'normal',
    webhookDelayMs: scenario.webhookDelayMs,
    settleMs: scenario.settleMs,
  }
}

function queryOf(c: Context): URLSearchParams {
  return new URLSearchParams({
    publicKey: c.req.query('publicKey') ?? '',
    clientSecret: c.req.query('clientSecret') ?? '',
  })
}

function formAction(c: Context, method: Method): string {
  return `/unifiedcheckout/${method}?${queryOf(c)}`
}

function methodTabs(c: Context, methods: Integration[], current: Method): Markup | '' {
  if (methods.length < 2) return ''
  const labels: Record<Method, string> = { card: 'Card', wallet: 'Mobile wallet' }
  return html`<nav class="methods" aria-label="Payment method">
    ${methods.map(({ method }) => {
      const query = queryOf(c)
      query.set('method', method)
      return html`<a
        href="/unifiedcheckout/?${query.toString()}"
        ${method === current ? html`aria-current="page"` : ''}
        >${labels[method]}</a
      >`
    })}
  </nav>`
}
