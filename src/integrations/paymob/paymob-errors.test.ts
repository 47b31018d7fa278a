import { beforeEach, describe, expect, it } from 'vitest'
import { PaymentProviderThrottled } from '#commerce/payments/payment-provider.ts'
import type { ScriptedResponse } from '../../../tests/support/http-counterpart.ts'
import {
  connectTo,
  opened,
  paths,
  paymobOfEachTest,
  refund,
  unpaidAttempt,
} from '../../../tests/support/paymob-counterpart.ts'
import { cardSuccess } from '../../../tests/support/paymob-messages.ts'

const paymob = paymobOfEachTest()

const answers = (request: string, answer: ScriptedResponse) => paymob().on(request, answer)

describe('a throttling provider', () => {
  it('is retried at most twice while a customer waits', async () => {
    let calls = 0
    paymob().on(`POST ${paths.inquiry}`, () => {
      calls += 1
      return calls < 3
        ? { status: 429, body: {}, headers: { 'retry-after': '0' } }
        : { status: 200, body: cardSuccess }
    })
    const { provider } = connectTo(paymob())
    expect(await provider.inquire(unpaidAttempt)).toMatchObject({ outcome: 'paid' })
    calls = -1
    await expect(provider.inquire(unpaidAttempt)).rejects.toThrow(PaymentProviderThrottled)
  })

  it.each([
    ['3', 3_000],
    ['999999', 3_600_000],
  ])('is left alone for the announced time: %s', async (said, retryAfterMs) => {
    answers(`POST ${paths.inquiry}`, { status: 429, body: {}, headers: { 'retry-after': said } })
    const asked = connectTo(paymob()).provider.inquire(unpaidAttempt)
    await expect(asked).rejects.toMatchObject({ retryAfterMs })
  })

  it('is left alone until the announced date, by its own clock', async () => {
    const headers = {
      date: 'Mon, 23 Nov 2026 10:00:00 GMT',
      'retry-after': 'Mon, 23 Nov 2026 10:00:40 GMT',
    }
    answers(`POST ${paths.inquiry}`, { status: 429, body: {}, headers })
    const asked = connectTo(paymob()).provider.inquire(unpaidAttempt)
    await expect(asked).rejects.toMatchObject({ retryAfterMs: 40_000 })
  })
})

describe('an error of the provider', () => {
  it('is logged without keys, addresses, phone numbers and cards', async () => {
    const detail = 'mona@example.com +20 112 345 6789 egy_sk_test_secret 5123456789012346 is wrong'
    const body = { detail, billing_data: { phone_number: ['Invalid.'], first_name: 'Mona' } }
    answers(`POST ${paths.refund}`, { status: 400, body })
    const { provider, log } = connectTo(paymob())
    await expect(provider.refund(refund)).rejects.toThrow('is wrong')
    expect(log.text()).toContain('billing_data.phone_number: Invalid.')
    for (const secret of ['mona@', '6789', 'test_secret', '2346', 'Mona']) {
      expect(log.text()).not.toContain(secret)
    }
  })
})

describe('the doctor', () => {
  const problems = async () => {
    const checks = await connectTo(paymob()).provider.check()
    return checks.filter(({ problem }) => problem).map(({ call, problem }) => `${call}: ${problem}`)
  }
  beforeEach(() => {
    answers(`POST ${paths.intention}`, { status: 201, body: opened })
  })

  it('tries every call and leaves nothing payable', async () => {
    expect(await problems()).toEqual([])
    const tried = paymob().requests.map(({ path }) => path)
    for (const path of [paths.token, paths.secret, paths.intention, paths.inquiry]) {
      expect(tried).toContain(path)
    }
    expect(paymob().to(paths.refund)).toMatchObject([{ body: { transaction_id: 0 } }])
    expect(paymob().to(paths.void)).toMatchObject([{ body: { transaction_id: 0 } }])
  })

  it('reports the calls that reject the keys', async () => {
    answers(`POST ${paths.intention}`, { status: 401, body: {} })
    answers(`POST ${paths.refund}`, { status: 403, body: {} })
    expect(await problems()).toEqual([
      'open a card payment: credentials',
      'open a wallet payment: credentials',
      'refund: credentials',
    ])
  })

  it('reports an unknown method or an outage', async () => {
    answers(`POST ${paths.intention}`, { status: 404, body: { detail: 'Integration ID' } })
    answers(`POST ${paths.inquiry}`, { status: 502, body: {} })
    expect(await problems()).toEqual([
      'open a card payment: refused',
      'open a wallet payment: refused',
      'look up an order: unavailable',
    ])
  })
})
