import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createPauses } from '../../../tests/support/pauses.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { startJobLoop } from './job-loop.server.ts'
import { enqueueJob } from './job-store.server.ts'

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
    const loop = startJobLoop(shop, {
      'expire-order': async () => {
        await pauses.passBy('work')
        events.push('work done')
        return { done: true }
      },
      'reconcile-payment': async () => ({ done: true }),
      'refund-payment': async () => ({ done: true }),
      'send-order-letter': async () => ({ done: true }),
      'forget-visits': async () => ({ done: true }),
      'make-avif': async () => ({ done: true }),
      'sweep-uploads': async () => ({ done: true }),
    })
    await work.reached
    const stopped = loop.stop().then(() => events.push('loop stopped'))
    work.resume()
    await stopped
    expect(events).toEqual(['work done', 'loop stopped'])
    expect(await shop.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })
})
