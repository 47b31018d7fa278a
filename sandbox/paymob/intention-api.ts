import { Hono } from 'hono'
import { z } from 'zod'
import { readJson } from '../http-input.ts'
import { isSame, refuseWithoutSecretKey } from './credentials.ts'
import { createIntention, intentionBody, newPaymentKey } from './intention-body.ts'
import { readIntentionRequest } from './intention-request.ts'
import type { Provider } from './provider.ts'
import { returnAddress } from './return-address.ts'

const updateSchema = z.looseObject({ accept_order_id: z.coerce.number().int() })
const notFound = { detail: 'Not found.' }

/** POST /v1/intention/, PUT /v1/intention/{cs} and GET /v1/intention/element/{pk}/{cs}/. */
export function intentionApi(provider: Provider): Hono {
  const { settings, intentions, integrations } = provider
  const app = new Hono()

  app.post('/', async (c) => {
    const refusal = refuseWithoutSecretKey(c, settings)
    if (refusal) return c.json(refusal, 401)
    const body = await readJson(c)
    if (body === undefined) return c.json({ detail: 'JSON parse error' }, 400)
    const result = readIntentionRequest(body, integrations.all())
    if (!result.ok) return c.json(result.body, result.status)
    const intention = createIntention(provider, result.request, result.methods)
    return c.json(intentionBody(provider, intention), 201)
  })

  app.put('/:clientSecret', async (c) => {
    const refusal = refuseWithoutSecretKey(c, settings)
    if (refusal) return c.json(refusal, 401)
    const intention = intentions.byClientSecret(c.req.param('clientSecret'))
    if (!intention) return c.json(notFound, 404)
    const change = updateSchema.safeParse(await readJson(c))
    if (!change.success) return c.json({ accept_order_id: ['This field is required.'] }, 400)
    const { accept_order_id: orderId, ...fields } = change.data
    if (orderId !== intention.orderId) return c.json(notFound, 404)
    if (intention.paid) return c.json({ detail: 'This intention is already paid.' }, 400)

    const merged = { ...intention.request, ...fields }
    const result = readIntentionRequest(merged, integrations.all())
    if (!result.ok) return c.json(result.body, result.status)
    const updated = {
      ...intention,
      request: result.request,
      paymentKeys: result.methods.map(({ id }) => ({
        integrationId: id,
        key:
          intention.paymentKeys.find(({ integrationId }) => integrationId === id)?.key ??
          newPaymentKey(intention.orderId, id),
      })),
      expiresAt:
        'expiration' in fields
          ? provider.now() + result.request.expiration * 1000
          : intention.expiresAt,
    }
    intentions.save(updated)
    return c.json(intentionBody(provider, updated))
  })

  app.get('/element/:publicKey/:clientSecret', (c) => {
    const intention = intentions.byClientSecret(c.req.param('clientSecret'))
    if (!intention || !isSame(c.req.param('publicKey'), settings.publicKey)) {
      return c.json(notFound, 404)
    }
    const attempts = provider.transactions
      .ofOrder(intention.orderId)
      .filter(({ kind }) => kind === 'payment')
    const latest = attempts.findLast(({ state }) => state === 'success') ?? attempts.at(-1)
    return c.json({
      ...intentionBody(provider, intention),
      paid: intention.paid,
      redirection_url: latest
        ? returnAddress(provider, intention, latest)
        : (intention.request.redirection_url ?? null),
    })
  })

  return app
}
