import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { startJobWorker } from './job-workers.ts'
import { openPayingShop, placePaidOrderToRefund } from './paid-orders.ts'
import { startPostgresql } from './postgresql-server.ts'
import { sandboxCall, startSandboxProcess } from './sandbox-process.ts'

const transactions = z.array(z.object({ is_refund: z.boolean(), amount_cents: z.number() }))
const outage = z.object({ holding: z.number() })

/** Result of refunds that two processes sent, with different clocks. */
export interface SentRefunds {
  /** For each refund, how many times the provider made it. */
  timesSent: number[]
  /** Number of refunds that the shop has recorded as done. */
  done: number
  violations: readonly unknown[]
}

/**
 * Two processes run the refund jobs of a shop on PostgreSQL. One clock is 90 s ahead, longer than a lease, and the
 * provider takes 3 s for each refund.
 */
export async function refundWithTwoClocks(count: number, limitMs: number): Promise<SentRefunds> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-two-clocks-'))
  const server = await startPostgresql()
  if (!server) throw new Error('There is no PostgreSQL here.')
  const database = openDatabase({ url: server.url, file: '' })
  await migrateToLatest(database)
  const sandbox = await startSandboxProcess(folder)
  const workers: ReturnType<typeof startJobWorker>[] = []
  try {
    const shop = await openPayingShop(database, folder)
    const orders = []
    for (let made = 0; made < count; made++) orders.push(await placePaidOrderToRefund(shop))
    await database.db.deleteFrom('jobs').where('kind', '!=', 'refund-payment').execute()
    const slow = { mode: 'slow', delayMs: 3_000, path: '/api/acceptance/void_refund' }
    await sandboxCall('PUT', '/paymob/outage', slow)
    const jobs = database.db.updateTable('jobs').where('kind', '=', 'refund-payment')
    await jobs.set({ leasedUntil: Date.now() + 5 * 60_000 }).execute()
    const start = (clockShiftMs: number) => {
      const worker = startJobWorker(folder, { databaseUrl: server.url, clockShiftMs })
      workers.push(worker)
      return worker
    }
    const [, ahead] = [start(0), start(90_000)]
    const startedAt = performance.now()
    const isLate = () => performance.now() - startedAt > limitMs
    await Promise.all(workers.map((worker) => worker.started))
    // The second polls while the first waits for the provider.
    ahead.pause()
    await jobs.set({ leasedUntil: 0 }).execute()
    while ((await pausedCalls()) === 0 && !isLate()) await delay(50)
    ahead.resume()
    while ((await openRefunds()) > 0 && !isLate()) await delay(200)
    // A second attempt of the same refund may still be pending.
    await delay(4_000)
    return {
      timesSent: await Promise.all(orders.map(({ reference }) => timesGivenBack(reference))),
      done: count - (await openRefunds()),
      violations: await findViolations(database.db),
    }
  } finally {
    for (const worker of workers) await worker.stop()
    await sandbox.kill()
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  async function openRefunds(): Promise<number> {
    const rows = await database.db
      .selectFrom('refunds')
      .select('id')
      .where('status', '=', 'requested')
      .execute()
    return rows.length
  }
}

/** Pending calls at the provider. */
async function pausedCalls(): Promise<number> {
  return outage.parse(await sandboxCall('GET', '/paymob/outage')).holding
}

async function timesGivenBack(reference: string): Promise<number> {
  const path = `/paymob/transactions?merchantOrderId=${reference}`
  const all = transactions.parse(await sandboxCall('GET', path))
  return all.filter((one) => one.is_refund).length
}
