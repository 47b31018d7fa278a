import { expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import {
  limitedNetworks,
  limitNetwork,
  limitRate,
  providerRateLimiter,
} from './rate-limiter.server.ts'

const now = Date.UTC(2026, 10, 20)
const minute = 60_000
const secret = 'a secret'

describeOnEachDatabase('the rate limiter', (open) => {
  it('allows the maximum in a window, and returns the seconds to wait', async () => {
    const rule = { key: newDocumentId(), max: 2, windowMs: minute }
    const request = (at: number) => limitRate(open().db, [rule], at)
    expect([await request(now), await request(now + 1)]).toEqual([null, null])
    expect(await request(now + 10_000)).toBe(50)
    expect(await request(now + 59_999)).toBe(1)
    expect(await request(now + minute)).toBeNull()
  })

  it('checks several limits in order', async () => {
    const wide = { key: newDocumentId(), max: 3, windowMs: 2 * minute }
    const request = () =>
      limitRate(open().db, [{ key: newDocumentId(), max: 1, windowMs: minute }, wide], now)
    expect([await request(), await request(), await request()]).toEqual([null, null, null])
    expect(await request()).toBe(120)
  })

  it('counts simultaneous requests exactly', async () => {
    const rule = { key: newDocumentId(), max: 10, windowMs: minute }
    const requests = Array.from({ length: 30 }, () => limitRate(open().db, [rule], now))
    const answers = await Promise.all(requests)
    expect(answers.filter((seconds) => seconds === null)).toHaveLength(10)
  })

  it('counts nothing in a transaction that rolls back', async () => {
    const rule = { key: newDocumentId(), max: 1, windowMs: minute }
    for (let attempt = 0; attempt < 3; attempt++) {
      await inTransaction(open().db, async (tx) => {
        expect(await limitRate(tx, [rule], now)).toBeNull()
        return { ok: false }
      })
    }
  })

  it('limits a /56 and a /48 of IPv6 across its /64 networks', async () => {
    const log = createRecordingLog()
    const name = newDocumentId()
    const rule = { key: `address ${name}`, max: 1, windowMs: minute }
    const request = (address: string) =>
      limitNetwork(
        { db: open().db, log },
        { name, networks: limitedNetworks(address, secret), rule, now },
      )
    const allowed = async (address: (n: number) => string, count: number) => {
      const answers = []
      for (let n = 0; n < count; n++) answers.push((await request(address(n))) === null)
      return answers.filter(Boolean).length
    }
    expect(await allowed((n) => `2001:db8:1:${n.toString(16)}::1`, 6)).toBe(4)
    expect(await allowed((n) => `2001:db8:1:${(256 * (n + 1)).toString(16)}::1`, 20)).toBe(12)
    expect(await request('2001:db8:2::1')).toBeNull()
    expect(log.lines.at(-1)).toMatchObject({ level: 'warn', event: 'rate limit exceeded' })
    expect(log.text()).not.toContain('2001:db8')
  })

  it("applies to the same networks in the provider's library", async () => {
    const { consume } = providerRateLimiter(open().db.withoutPlugins(), newDocumentId(), Date.now)
    const request = async (n: number) =>
      (await consume(`2001:db8:1:${n}::|/sign-in/email`, { window: 60, max: 2 })).allowed
    const answers = []
    for (let n = 0; n < 9; n++) answers.push(await request(n))
    expect(answers.filter(Boolean)).toHaveLength(8)
    const retry = await consume('2001:db8:1:99::|/sign-in/email', { window: 60, max: 2 })
    expect(retry).toMatchObject({ allowed: false })
    expect(retry.retryAfter).toBeGreaterThan(50)
  })
})
