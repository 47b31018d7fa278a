import { describe, expect, it } from 'vitest'
import { setUpSandbox } from '../testing/set-up-sandbox.ts'
import { hmacSecret, merchantOf } from '../testing/test-sandbox.ts'
import { expectedHmac, expectedReturnHmac } from '../testing/test-shop.ts'

const fixture = setUpSandbox()

const card = { number: '5123 4567 8901 2346', holder: 'Test Account', expiry: '01/39', cvv: '123' }

/** Submits a form and returns the redirect URL of the browser. */
async function submit(path: string, form: Record<string, string>): Promise<string> {
  const response = await fetch(new URL(path, fixture.sandbox.origin), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return response.headers.get('location') ?? `status ${response.status}`
}

async function locationOf(path: string): Promise<string> {
  const response = await fetch(new URL(path, fixture.sandbox.origin), { redirect: 'manual' })
  return response.headers.get('location') ?? `status ${response.status}`
}

const checkoutQuery = (clientSecret: string) =>
  new URLSearchParams({ publicKey: 'egy_pk_test_sandbox', clientSecret })

/** Submits the pages up to the status page. */
async function payOnPage(clientSecret: string, scenario: Record<string, string> = {}) {
  const query = checkoutQuery(clientSecret)
  const otpPage = await submit(`/unifiedcheckout/card?${query}`, { ...card, ...scenario })
  return submit(otpPage, { otp: '123456', decision: 'confirm' })
}

describe('a card payment on the hosted page', () => {
  it('sends a signed webhook and a signed return', async () => {
    const intention = await merchantOf(fixture.sandbox).intend(fixture.shop.origin)
    const status = await payOnPage(intention.client_secret)
    expect(status).toContain('/unifiedcheckout/payment-status?payment_token=')

    const [webhook] = await fixture.shop.waitFor(1)
    expect(webhook).toMatchObject({
      type: 'TRANSACTION',
      obj: {
        success: true,
        pending: false,
        amount_cents: 125_000,
        is_3d_secure: true,
        integration_id: 4_000_001,
        order: { id: intention.intention_order_id, merchant_order_id: 'ORD-1001-1' },
        source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
        data: { message: 'Approved', txn_response_code: 'APPROVED', acq_response_code: '00' },
      },
    })
    expect(webhook?.hmac).toBe(expectedHmac(webhook?.obj ?? {}, hmacSecret))
    expect(webhook?.obj.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/)

    const back = new URL(await locationOf(status.replace('payment-status', 'return')))
    expect(back.origin + back.pathname).toBe(`${fixture.shop.origin}/return`)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      success: 'true',
      pending: 'false',
      amount_cents: '125000',
      order: String(intention.intention_order_id),
      merchant_order_id: 'ORD-1001-1',
      'data.message': 'Approved',
      'source_data.pan': '2346',
    })
    expect(back.searchParams.get('hmac')).toBe(expectedReturnHmac(back.searchParams, hmacSecret))
    expect(back.searchParams.get('hmac')).toBe(webhook?.hmac)
  })

  it('can be repeated on the same order after a decline', async () => {
    const intention = await merchantOf(fixture.sandbox).intend(fixture.shop.origin)
    const declined = await payOnPage(intention.client_secret, { outcome: 'insufficient-funds' })
    const page = await (await fetch(new URL(declined, fixture.sandbox.origin))).text()
    expect(page).toContain('Insufficient funds')
    expect(page).toContain('Try again')

    await payOnPage(intention.client_secret)
    const [first, second] = await fixture.shop.waitFor(2)
    expect(first?.obj).toMatchObject({
      success: false,
      order: { id: intention.intention_order_id },
    })
    expect(second?.obj).toMatchObject({
      success: true,
      order: { id: intention.intention_order_id },
    })
    expect(first?.obj.id).not.toBe(second?.obj.id)
  })

  it('rejects a second payment after success', async () => {
    const intention = await merchantOf(fixture.sandbox).intend(fixture.shop.origin)
    await payOnPage(intention.client_secret)
    const again = await locationOf(`/unifiedcheckout/?${checkoutQuery(intention.client_secret)}`)
    expect(again).toContain('/unifiedcheckout/payment-status')
  })

  it('is declined in a second tab after the first one paid', async () => {
    const intention = await merchantOf(fixture.sandbox).intend(fixture.shop.origin)
    const form = `/unifiedcheckout/card?${checkoutQuery(intention.client_secret)}`
    const tabs = [await submit(form, card), await submit(form, card)]
    for (const tab of tabs) await submit(tab, { otp: '123456' })
    await fixture.shop.waitFor(2)
    expect(fixture.shop.received.map(({ obj }) => obj.success).sort()).toEqual([false, true])
  })

  it('shows the password page again after a wrong password', async () => {
    const intention = await merchantOf(fixture.sandbox).intend(fixture.shop.origin)
    const form = `/unifiedcheckout/card?${checkoutQuery(intention.client_secret)}`
    const otpPage = await submit(form, card)
    expect(await submit(otpPage, { otp: '000000' })).toBe('status 200')
    expect(fixture.shop.received).toEqual([])
    await submit(otpPage, { decision: 'reject' })
    const [webhook] = await fixture.shop.waitFor(1)
    expect(webhook?.obj).toMatchObject({
      success: false,
      data: { txn_response_code: 'AUTHENTICATION_FAILED' },
    })
  })

  it('shows the form again after an invalid card', async () => {
    const intention = await merchantOf(fixture.sandbox).intend(fixture.shop.origin)
    const form = `/unifiedcheckout/card?${checkoutQuery(intention.client_secret)}`
    expect(await submit(form, { ...card, number: '4242' })).toBe('status 200')
  })

  it('sends a saved card with its own signature', async () => {
    const intention = await merchantOf(fixture.sandbox).intend(fixture.shop.origin)
    await payOnPage(intention.client_secret, { saveCard: 'yes' })
    await fixture.shop.waitFor(2)
    const token = fixture.shop.received.find(({ type }) => type === 'TOKEN')
    expect(token?.obj).toMatchObject({
      masked_pan: 'xxxx-xxxx-xxxx-2346',
      order_id: String(intention.intention_order_id),
    })
  })

  it('returns 404 for a wrong key or secret', async () => {
    expect(await locationOf('/unifiedcheckout/?publicKey=x&clientSecret=y')).toBe('status 404')
    expect(await locationOf('/unifiedcheckout/3ds?payment_token=%00&trx_id=abc')).toBe('status 404')
  })
})
