import { Hono } from 'hono'
import { z } from 'zod'
import { readJson } from '../http-input.ts'
import { alterBody } from './alter-body.ts'
import { type PayRequest, payRequestSchema, payWithoutBrowser } from './control-pay.ts'
import type { Delivery } from './delivery-store.ts'
import { dialectSchema } from './dialect.ts'
import type { Intention } from './intention-store.ts'
import { outageSchema } from './outage.ts'
import { settlePayment } from './payments.ts'
import type { Provider } from './provider.ts'
import { reverse } from './reversals.ts'
import { scenarioSchema } from './scenarios.ts'
import { forged, transactionDelivery } from './send-webhooks.ts'
import { transactionBody } from './transaction-body.ts'

const resendSchema = z.strictObject({
  copies: z.int().min(1).max(100).default(1),
  /** Concurrently, or one after the other. */
  atOnce: z.boolean().default(true),
  forged: z.boolean().default(false),
  /** Values by dotted path, for instance { "obj.amount_cents": 1 }. */
  fields: z.record(z.string(), z.unknown()).default({}),
  /** Sign the altered body, like a provider with a wrong amount. */
  resign: z.boolean().default(false),
  url: z.url({ protocol: /^https?$/ }).optional(),
})
const reverseSchema = z.strictObject({
  kind: z.enum(['refund', 'void']).default('refund'),
  /** Piastres; the whole remainder by default. */
  amount: z.int().min(1).optional(),
})
const settleSchema = z.strictObject({ result: z.enum(['success', 'failed']) })

/** The control API for tests and the demo, under /_sandbox/paymob. */
export function paymobControl(provider: Provider): Hono {
  const { transactions, intentions, deliveries, scenarios, outage } = provider
  const app = new Hono()
  const bad = (error: z.ZodError) => ({ error: z.prettifyError(error) })

  app.get('/scenario', (c) => c.json(scenarios.all()))
  app.put('/scenario', async (c) => {
    const scenario = scenarioSchema.safeParse(await readJson(c))
    if (!scenario.success) return c.json(bad(scenario.error), 400)
    scenarios.set(scenario.data)
    return c.json(scenario.data)
  })
  app.delete('/scenario', (c) => {
    scenarios.clear()
    return c.body(null, 204)
  })

  app.get('/dialect', (c) => c.json(provider.dialect.current()))
  app.put('/dialect', async (c) => {
    const wanted = dialectSchema.safeParse(await readJson(c))
    if (!wanted.success) return c.json(bad(wanted.error), 400)
    provider.dialect.set(wanted.data)
    return c.json(wanted.data)
  })

  app.get('/outage', (c) => c.json({ ...outage.current(), holding: outage.holding() }))
  app.put('/outage', async (c) => {
    const wanted = outageSchema.safeParse(await readJson(c))
    if (!wanted.success) return c.json(bad(wanted.error), 400)
    outage.set(wanted.data)
    return c.json(wanted.data)
  })

  app.get('/transactions', (c) => {
    const begins = c.req.query('referenceBegins')
    const intention = findIntention(provider, c.req.query())
    const found = begins === undefined ? intention && [intention] : beginningWith(provider, begins)
    if (!found) return c.json({ error: 'No such order.' }, 404)
    return c.json(
      found.flatMap((each) =>
        transactions
          .ofOrder(each.orderId)
          .map((transaction) => transactionBody(transaction, each, provider.origin)),
      ),
    )
  })

  app.get('/webhooks', (c) => {
    const id = c.req.query('transactionId')
    const list = id === undefined ? deliveries.latest(200) : deliveries.ofTransaction(Number(id))
    return c.json(list.map(deliveryBody))
  })

  app.post('/pay', async (c) => {
    const request = payRequestSchema.safeParse(await readJson(c))
    if (!request.success) return c.json(bad(request.error), 400)
    const intention = findIntention(provider, request.data)
    if (!intention) return c.json({ error: 'No such order.' }, 404)
    const result = await payWithoutBrowser(provider, intention, request.data)
    return result.ok ? c.json(result.paid) : c.json({ error: result.error }, 409)
  })

  // Acts like merchant staff at the provider's dashboard.
  app.post('/reverse/:transactionId{\\d+}', async (c) => {
    const request = reverseSchema.safeParse(await readJson(c))
    if (!request.success) return c.json(bad(request.error), 400)
    const { kind, amount } = request.data
    const result = reverse(provider, kind, Number(c.req.param('transactionId')), amount)
    if (!result.ok) return c.json(result.body, result.status)
    return c.json(transactionBody(result.child, result.intention, provider.origin))
  })

  app.post('/settle/:transactionId{\\d+}', async (c) => {
    const request = settleSchema.safeParse(await readJson(c))
    if (!request.success) return c.json(bad(request.error), 400)
    const id = Number(c.req.param('transactionId'))
    const settled = await settlePayment(provider, id, request.data.result === 'success')
    return settled ? c.json({ settled }) : c.json({ error: 'No such pending payment.' }, 409)
  })

  app.post('/webhooks/:transactionId{\\d+}', async (c) => {
    const body = (await c.req.text()) === '' ? {} : await readJson(c)
    const request = resendSchema.safeParse(body)
    if (!request.success) return c.json(bad(request.error), 400)
    const transaction = transactions.find(Number(c.req.param('transactionId')))
    const intention = transaction && intentions.byOrder(transaction.orderId)
    if (!intention) return c.json({ error: 'No such transaction.' }, 404)
    const { copies, atOnce, fields, resign, url } = request.data
    const obj = transactionBody(transaction, intention, provider.origin)
    const signed = transactionDelivery(provider, intention, transaction, obj)
    const altered =
      Object.keys(fields).length > 0
        ? alterBody(signed, fields, resign ? provider.settings.hmacSecret : undefined)
        : signed
    const addressed = url === undefined ? altered : { ...altered, url }
    const delivery = request.data.forged ? forged(addressed) : addressed
    const sent: Delivery[] = []
    if (atOnce) {
      const all = Array.from({ length: copies }, () => provider.webhooks.send(delivery))
      sent.push(...(await Promise.all(all)))
    } else {
      for (let copy = 0; copy < copies; copy += 1) sent.push(await provider.webhooks.send(delivery))
    }
    return c.json(sent.map(deliveryBody))
  })

  return app
}

function findIntention(
  provider: Provider,
  by: Pick<PayRequest, 'merchantOrderId'> & { orderId?: number | string | undefined },
): Intention | undefined {
  if (by.orderId !== undefined) return provider.intentions.byOrder(Number(by.orderId))
  return by.merchantOrderId === undefined
    ? undefined
    : provider.intentions.byReference(by.merchantOrderId)
}

/** The latest orders with this prefix of the reference, oldest first. */
function beginningWith(provider: Provider, begins: string): Intention[] {
  return provider.intentions
    .latest(200)
    .filter(({ request }) => request.special_reference?.startsWith(begins))
    .toReversed()
}

function deliveryBody({ body, ...delivery }: Delivery) {
  const parsed: unknown = JSON.parse(body)
  return { ...delivery, body: parsed }
}
