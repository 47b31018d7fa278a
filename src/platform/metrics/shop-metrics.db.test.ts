import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { enqueueJob } from '#commerce/jobs/job-store.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop } from '../../../tests/support/test-shop.ts'
import { recordBackup } from '../backup/backup-store.server.ts'
import { createShopMetrics } from './shop-metrics.server.ts'

const clock = { now: () => noon, differenceMs: () => -1_500 }
const origin = { version: 'v1.2.0-3-g5f0c1d2', instance: 'flowers:3001' }
const beside = { clock, inFlight: () => 7, droppedLogLines: () => 3, origin }

describeUseCase('the figures of the shop', (open) => {
  const measure = () => createShopMetrics({ database: open(), ...beside })
  const request = { method: 'GET', pathname: '/p/a1b2c3d4e5f6g7h8i9j0', ms: 20, hungUp: false }

  it('count requests by route and status, refused and cut-off requests', async () => {
    const metrics = measure()
    metrics.noteRequest({ ...request, status: 200 })
    metrics.noteRequest({ ...request, status: 200, hungUp: true })
    metrics.noteRefused()
    const text = await metrics.text()
    expect(text).toContain('shop_request_seconds_count{method="GET",route="/p/:id",status="200"} 1')
    expect(text).toContain('shop_hung_up_total 1')
    expect(text).toContain('shop_overload_refused_total 1')
    expect(text).toContain('shop_requests_in_flight 7')
    expect(text).toContain('shop_clock_difference_seconds -1.5')
    expect(text).toContain('shop_log_lines_dropped 3')
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('count no health checks and no scrapes', async () => {
    const metrics = measure()
    const paths = ['/health', '/health/ready', '/metrics']
    for (const pathname of paths) {
      metrics.noteRequest({ ...request, pathname, status: 200 })
      metrics.noteRequest({ ...request, pathname, status: 503, hungUp: true })
    }
    const text = await metrics.text()
    expect(text).not.toContain('shop_request_seconds_count')
    expect(text).toContain('shop_hung_up_total 0')
  })

  it('name the version and the instance', async () => {
    expect(await measure().text()).toContain(
      'shop_build_info{version="v1.2.0-3-g5f0c1d2",name="flowers:3001"} 1',
    )
  })

  it('contain the time of the latest backup of each kind, also after the clock was ahead', async () => {
    const { db } = await openTestShop(open())
    expect(await measure().text()).toContain('shop_last_backup_timestamp_seconds 0\n')
    await recordBackup(db, 'nightly', noon + 86_400_000)
    await recordBackup(db, 'nightly', noon)
    await recordBackup(db, 'recent', noon + 5_000)
    const text = await measure().text()
    expect(text).toContain(`shop_last_backup_timestamp_seconds ${noon / 1000}\n`)
    expect(text).toContain(`shop_last_recent_backup_timestamp_seconds ${noon / 1000 + 5}\n`)
  })

  it('contain the number of waiting jobs and the age of the oldest', async () => {
    const { db } = await openTestShop(open())
    const job = { kind: 'check-invariants', payload: {}, now: noon } as const
    await enqueueJob(db, { ...job, runAt: noon - 30_000 })
    await enqueueJob(db, { ...job, runAt: noon + 30_000 })
    const text = await measure().text()
    expect(text).toContain('shop_jobs{state="due"} 1')
    expect(text).toContain('shop_jobs{state="later"} 1')
    for (const state of ['dead-lettered', 'buried'])
      expect(text).toContain(`shop_jobs{state="${state}"} 0`)
    expect(text).toContain('shop_outbox_age_seconds 30')
    expect(text).toContain('shop_database_up 1')
    expect(text.includes('shop_pool_waiting 0')).toBe(open().engine === 'postgresql')
  })

  it('count log events, payments by outcome', async () => {
    const metrics = measure()
    metrics.noteEvent('info', 'payment event accepted', 'paid')
    expect(await metrics.text()).toContain(
      'shop_events_total{level="info",event="payment event accepted",outcome="paid"} 1',
    )
  })

  // Closes the database, so it must be the last test.
  it('work without a database', async () => {
    const metrics = measure()
    await open().db.destroy()
    expect(await metrics.text()).toContain('shop_database_up 0')
  })
})

describe('metrics with a database that accepts connections and does not respond', () => {
  it('respond before the timeout of Prometheus, with at most one waiting query', async () => {
    const server = createServer(() => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('No port was given.')
    const url = `postgres://boutique@127.0.0.1:${address.port}/shop`
    const database = openDatabase({ url, file: '', poolSize: 1, timeouts: { connectionMs: 5_000 } })
    const metrics = createShopMetrics({ database, ...beside })
    const begun = performance.now()
    const texts = await Promise.all([metrics.text(), metrics.text()])
    expect(performance.now() - begun).toBeLessThan(4_000)
    for (const text of texts) {
      expect(text).toContain('shop_database_up 0')
      expect(text).toContain('shop_requests_in_flight 7')
      expect(text).toContain('shop_clock_difference_seconds -1.5')
      expect(text).toContain('shop_log_lines_dropped 3')
      expect(text).toContain('shop_pool_waiting 0')
    }
    await database.close()
    server.close()
  })
})
