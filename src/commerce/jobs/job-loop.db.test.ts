import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createPauses } from '../../../tests/support/pauses.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { enqueueOrderEmail } from '../emails/enqueue-order-email.server.ts'
import { startJobLoop } from './job-loop.server.ts'
import { enqueueJob } from './job-store.server.ts'
import type { JobHandlers } from './run-due-jobs.server.ts'

describeOnEachDatabase('the loop that looks for work', (open) => {
  it('finishes what it has begun before it stops', async () => {
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
      handlers({
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

  it('does not wait with one kind of work for a mail server that hangs', async () => {
    const shop = await openTestShop(open())
    const now = shop.now()
    await enqueueOrderEmail(shop.db, { orderId: 'A', trigger: 'confirmed', at: now - 1 })
    await enqueueJob(shop.db, {
      kind: 'expire-order',
      payload: { orderId: 'A' },
      runAt: now,
      now,
    })
    const pauses = createPauses<'letter' | 'expiry'>()
    const [email, expiry] = [pauses.pauseAt('letter'), pauses.pauseAt('expiry')]
    const passBy = (point: 'letter' | 'expiry') => async () => {
      await pauses.passBy(point)
      return { done: true } as const
    }
    const loop = startJobLoop(
      shop,
      handlers({ 'send-order-letter': passBy('letter'), 'expire-order': passBy('expiry') }),
    )
    await Promise.all([email.reached, expiry.reached])
    email.resume()
    expiry.resume()
    await loop.stop()
    expect(await shop.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })
})

function handlers(change: Partial<JobHandlers>): JobHandlers {
  const nothing = async () => ({ done: true }) as const
  return {
    'expire-order': nothing,
    'reconcile-payment': nothing,
    'refund-payment': nothing,
    'send-order-letter': nothing,
    'send-account-letter': nothing,
    'send-confirmation-code': nothing,
    'forget-origins': nothing,
    'purge-guests': nothing,
    'purge-drafts': nothing,
    'check-books': nothing,
    'forget-visits': nothing,
    'make-avif': nothing,
    'sweep-uploads': nothing,
    ...change,
  }
}
