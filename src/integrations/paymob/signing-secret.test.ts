import { describe, expect, it } from 'vitest'
import { PaymentProviderUnavailable as Unavailable } from '#commerce/payments/payment-provider.ts'
import {
  connectTo,
  paidAttempt,
  paths,
  paymobOfEachTest,
} from '../../../tests/support/paymob-counterpart.ts'
import { cardSuccess, signingSecret, webhook } from '../../../tests/support/paymob-messages.ts'

const paymob = paymobOfEachTest()

const genuine = webhook(cardSuccess)
const forged = webhook(cardSuccess, 'a guess')
const paid = { ok: true, report: { outcome: 'paid', providerOrderId: '700000001' } }
const isForged = { ok: false, refusal: 'forged' }

describe('the signing secret', () => {
  const newSecret = 'rotated_secret'
  const asked = () => paymob().to(paths.secret).length

  it('is fetched once with the API key', async () => {
    const { provider } = connectTo(paymob())
    for (let time = 0; time < 3; time++) await provider.readWebhook(genuine)
    expect(
      paymob()
        .to(paths.token)
        .map((request) => request.body),
    ).toEqual([{ api_key: 'api-key' }])
    expect(
      paymob()
        .to(paths.secret)
        .map((request) => request.authorization),
    ).toEqual(['Bearer auth-token'])
  })

  it('is not fetched when configured', async () => {
    const { provider } = connectTo(paymob(), { PAYMENT_HMAC_SECRET: newSecret })
    const read = await provider.readWebhook(webhook(cardSuccess, newSecret))
    expect([read.ok, paymob().requests.length]).toEqual([true, 0])
  })

  it('is never replaced when configured', async () => {
    const { provider } = connectTo(paymob(), { PAYMENT_HMAC_SECRET: newSecret })
    expect(await provider.readWebhook(genuine)).toEqual(isForged)
    expect(asked()).toBe(0)
  })

  it('is fetched again after an invalid signature, because it may be rotated', async () => {
    const { provider, clock } = connectTo(paymob())
    await provider.readWebhook(genuine)
    paymob().on(`GET ${paths.secret}`, { status: 200, body: { hmac_secret: newSecret } })
    clock.now += 60_000
    expect(await provider.readWebhook(webhook(cardSuccess, newSecret))).toMatchObject(paid)
    expect(await provider.readWebhook(genuine)).toEqual(isForged)
  })

  it('is fetched at most once a minute under forged requests', async () => {
    const { provider, clock } = connectTo(paymob())
    await provider.readWebhook(genuine)
    for (let second = 0; second < 180; second++) {
      clock.now += 1_000
      await provider.readWebhook(forged)
    }
    expect(asked()).toBe(1 + 3)
  })

  it('is fetched at most once a minute during an outage', async () => {
    const { provider, clock } = connectTo(paymob())
    await provider.readWebhook(genuine)
    paymob().on(`GET ${paths.secret}`, { status: 503, body: 'down' })
    clock.now += 60_000
    for (let time = 0; time < 10; time++) await provider.readWebhook(forged).catch(() => undefined)
    expect(asked()).toBe(2)
  })

  it('leaves a message unread when it cannot be fetched, so that the provider retries', async () => {
    paymob().on(`GET ${paths.secret}`, { status: 503, body: 'down' })
    await expect(connectTo(paymob()).provider.readWebhook(genuine)).rejects.toThrow(Unavailable)
  })

  it('is fetched once for callbacks that arrive together', async () => {
    const { provider } = connectTo(paymob())
    const reads = [forged, genuine, forged].map((message) => provider.readWebhook(message))
    expect(await Promise.all(reads)).toMatchObject([isForged, paid, isForged])
    expect([asked(), paymob().to(paths.token).length]).toEqual([1, 1])
  })

  it('is fetched with one token for callbacks and inquiries that arrive together', async () => {
    const { provider } = connectTo(paymob())
    const path = paths.transaction(cardSuccess.id)
    paymob().on(`GET ${path}`, { status: 200, body: cardSuccess })
    await Promise.all([
      provider.readWebhook(genuine),
      provider.inquire(paidAttempt),
      provider.inquire(paidAttempt),
    ])
    expect([paymob().to(paths.token).length, paymob().to(path).length]).toEqual([1, 2])
  })

  it('is awaited by a callback that arrives while a rotated one is fetched', async () => {
    const { provider, clock } = connectTo(paymob())
    await provider.readWebhook(genuine)
    paymob().on(`GET ${paths.secret}`, { status: 200, body: { hmac_secret: newSecret } })
    clock.now += 60_000
    const reads = [forged, webhook(cardSuccess, newSecret)].map((message) =>
      provider.readWebhook(message),
    )
    expect(await Promise.all(reads)).toMatchObject([isForged, paid])
    expect(asked()).toBe(2)
  })

  it('is fetched at most once in 5 seconds while it is unknown', async () => {
    paymob().on(`GET ${paths.secret}`, { status: 503, body: 'down' })
    const { provider, clock } = connectTo(paymob())
    const isRefused = () => expect(provider.readWebhook(forged)).rejects.toThrow(Unavailable)
    await Promise.all([isRefused(), isRefused(), isRefused()])
    clock.now += 4_999
    await isRefused()
    expect(asked()).toBe(1)
    paymob().on(`GET ${paths.secret}`, { status: 200, body: { hmac_secret: signingSecret } })
    clock.now += 1
    expect(await provider.readWebhook(genuine)).toMatchObject(paid)
  })

  it('is fetched with a new token when the old one expired', async () => {
    const { provider, clock } = connectTo(paymob())
    await provider.readWebhook(genuine)
    const tokens = paymob().to(paths.token)
    paymob().on(`GET ${paths.secret}`, () =>
      tokens.length === paymob().to(paths.token).length
        ? { status: 401, body: { detail: 'Invalid token.' } }
        : { status: 200, body: { hmac_secret: newSecret } },
    )
    clock.now += 60_000
    await provider.readWebhook(webhook(cardSuccess, newSecret)).catch(() => undefined)
    clock.now += 60_000
    expect(await provider.readWebhook(webhook(cardSuccess, newSecret))).toMatchObject(paid)
  })
})
