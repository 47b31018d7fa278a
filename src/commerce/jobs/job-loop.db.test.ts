import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createPauses } from '../../../tests/support/pauses.ts'
import { stubJobs } from '../../../tests/support/stub-jobs.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import { startJobLoop } from './job-loop.server.ts'
import { enqueueJob } from './job-store.server.ts'

describeOnEachDatabase('the job loop', (open) => {
  it('finishes running jobs before it stops', async () => {
    const shop = await openTestShop(open())
    await enqueueJob(shop.db, {
      kind: 'expire-order',
      payload: { orderId: 'A' },
      runAt: shop.now(),
      now: shop.now(),
    })
    const pauses = createPauses<'work'>()
    const work = pauses.pauseAt('work')
    const events: string[] = []
    const loop = startJobLoop(
      shop,
      stubJobs({
        'expire-order': async () => {
          await pauses.passBy('work')
          events.push('work done')
          return { done: true }
        },
      }),
    )
    await work.reached
    const stopped = loop.stop().then(() => events.push('loop stopped'))
    work.resume()
    await stopped
    expect(events).toEqual(['work done', 'loop stopped'])
    expect(await shop.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  it('runs other lanes while the mail server hangs', async () => {
    const shop = await openTestShop(open())
    const now = shop.now()
    await enqueueOrderEmail(shop.db, { orderId: 'A', trigger: 'confirmed', at: now - 1 })
    await enqueueJob(shop.db, {
      kind: 'expire-order',
      payload: { orderId: 'A' },
      runAt: now,
      now,
    })
    const pauses = createPauses<'email' | 'expiry'>()
    const [email, expiry] = [pauses.pauseAt('email'), pauses.pauseAt('expiry')]
    const passBy = (point: 'email' | 'expiry') => async () => {
      await pauses.passBy(point)
      return { done: true } as const
    }
    const loop = startJobLoop(
      shop,
      stubJobs({ 'send-order-email': passBy('email'), 'expire-order': passBy('expiry') }),
    )
    await Promise.all([email.reached, expiry.reached])
    email.resume()
    expiry.resume()
    await loop.stop()
    expect(await shop.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })
})
