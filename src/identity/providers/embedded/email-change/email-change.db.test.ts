import { beforeEach, expect, it, vi } from 'vitest'
import { describeUseCase } from '../../../../../tests/support/each-database.ts'
import {
  identityHarness,
  linkIn,
  newAddress,
  password,
} from '../../../../../tests/support/identity-harness.ts'

describeUseCase('a new address for an account', (open) => {
  const { browser, registered, mails, moves } = identityHarness(open)
  beforeEach(() => {
    mails.length = 0
    moves.length = 0
  })

  type Someone = Awaited<ReturnType<typeof registered>>
  const request = ({ call }: Someone, email: string, secret = password) =>
    call('/email-change/request', { email, password: secret })
  const confirm = (token: string) => browser().call('/email-change/confirm', { token })

  async function requested(someone: Someone, email: string): Promise<string> {
    expect((await request(someone, email)).status).toBe(200)
    const mail = mails.findLast(({ to }) => to === email)
    const link = new URL(linkIn(mail), 'http://shop.invalid')
    expect(link.pathname).toBe('/confirm-email')
    return link.searchParams.get('token') ?? ''
  }

  it('is confirmed by the link in the email to the new address', async () => {
    const someone = await registered()
    const email = newAddress()
    const token = await requested(someone, email)
    expect(moves).toEqual([])
    expect((await confirm(token)).status).toBe(200)
    expect(moves).toMatchObject([{ from: someone.email, to: email }])
    const signIn = async (address: string) =>
      (await browser().call('/sign-in/email', { email: address, password })).status
    expect([await signIn(email), await signIn(someone.email)]).toEqual([200, 401])
  })

  it('is confirmed once, within an hour, and by no other code', async () => {
    const someone = await registered()
    const token = await requested(someone, newAddress())
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    expect((await confirm(token)).status).toBe(400)
    vi.useRealTimers()
    const other = await requested(someone, newAddress())
    expect((await confirm(other)).status).toBe(200)
    expect((await confirm(other)).status).toBe(400)
    expect((await confirm('A'.repeat(43))).status).toBe(400)
    expect(moves).toHaveLength(1)
  })

  it('ends with the first of two links', async () => {
    const someone = await registered()
    const [first, second] = [
      await requested(someone, newAddress()),
      await requested(someone, newAddress()),
    ]
    expect((await confirm(second)).status).toBe(200)
    expect((await confirm(first)).status).toBe(400)
  })

  it('signs in no browser', async () => {
    const someone = await registered()
    const token = await requested(someone, newAddress())
    const stranger = browser()
    expect((await stranger.call('/email-change/confirm', { token })).status).toBe(200)
    expect((await stranger.call('/token')).status).toBe(401)
  })

  it('returns the same for an address in use, which gets no email', async () => {
    const [someone, other] = [await registered(), await registered()]
    const answer = async (email: string) => {
      const response = await request(someone, email)
      return [response.status, await response.json()]
    }
    expect(await answer(other.email)).toEqual(await answer(newAddress()))
    expect(mails.filter(({ to }) => to === other.email)).toEqual([])
  })

  it('fails if another user registered with the address meanwhile', async () => {
    const someone = await registered()
    const email = newAddress()
    const token = await requested(someone, email)
    await registered(email)
    expect((await confirm(token)).status).toBe(400)
    expect(moves).toEqual([])
  })

  it('requires the password, a valid address, and few attempts', async () => {
    const someone = await registered()
    expect((await request(someone, newAddress(), 'roses in april')).status).toBe(400)
    expect(await (await request(someone, 'nowhere')).json()).toMatchObject({
      code: 'INVALID_EMAIL',
    })
    for (let i = 0; i < 3; i++) await request(someone, newAddress(), 'roses in april')
    const limited = await request(someone, newAddress())
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('x-retry-after'))).toBeGreaterThan(600)
    const visitor = browser()
    const body = { email: newAddress(), password }
    expect((await visitor.call('/email-change/request', body)).status).toBe(401)
  })

  it('is impossible by any other endpoint', async () => {
    const someone = await registered()
    const answer = await someone.call('/change-email', { newEmail: newAddress() })
    expect(answer.status).toBe(404)
  })
})
