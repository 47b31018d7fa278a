import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { OpenDatabase } from '#database/engine.server.ts'

/** The version of 2026-11-22, which runs beside this one during an upgrade (decisions 15 and 24). */

export const lastMigrationBefore = '0025-what-a-click-asked-for'

/** The orders of `previous-version.sql`, each named by its state. */
export const previousOrders = {
  preparing: 'bXhkd0MGic6IB1TNSD4A',
  outForDelivery: 'E31Ou3ZuT0ZEdBXXxhXA',
  cancelled: 'hTVsGMSVgyBAQI2IBQpl',
  confirmed: 'Q76WgfSc59phQ7pUOxgi',
  /** Its payment page is open. */
  unpaid: '0hrhHPV5cwfwcOzWu4mb',
  abandoned: 'nMMQeByq94zD7y4KwhZu',
  cash: 'DTv1SwuGmFe1XdvdwN7J',
}

/** The ids in the cookies of its sessions. */
export const previousSessions = {
  customer: 'O5sDPNHwl5TC1EOvrqMhuMl07VMNjqJ1A98Iq4lnTck',
  seller: '_pjPiEPDJpLupE5AluHMTZYg0_5TooEVfObf6dXBg9s',
}

/** Inserts the rows that its use cases wrote. The database has its tables. */
export async function loadPreviousVersion({ db }: OpenDatabase): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, 'previous-version.sql'), 'utf8')
  for (const statement of text.split(/;\n/).filter((part) => part.trim() !== '')) {
    await sql.raw(statement).execute(db.withoutPlugins())
  }
}

const id = z.string()
const nothing = z.record(z.string(), z.never())

/** Its jobs: the payloads that it can read, by kind. It fails every other kind. */
export const previousPayloads: Readonly<Record<string, z.ZodType>> = {
  'expire-order': z.object({ orderId: id }),
  'reconcile-payment': z.object({ paymentId: id }),
  'refund-payment': z.object({ refundId: id }),
  'send-order-letter': z.object({
    orderId: id,
    occasion: z.enum([
      'received',
      'payment-failed',
      'confirmed',
      'on-its-way',
      'substituted',
      'delivered',
      'cancelled',
      'refunded',
    ]),
    amount: z.int().optional(),
    method: z.enum(['card', 'wallet']).optional(),
    mailId: id,
  }),
  'send-account-letter': z.object({
    to: id,
    name: id,
    occasion: z.enum([
      'password.changed',
      'two-factor.turned-on',
      'two-factor.turned-off',
      'recovery-codes.renewed',
      'recovery-code.used',
      'email.changed',
      'invited.seller',
      'invited.superAdmin',
      'account.opened',
    ]),
    mailId: id,
  }),
  'forget-visits': nothing,
  'forget-origins': nothing,
  'check-books': nothing,
  'make-avif': z.object({ uploadId: id }),
  'sweep-uploads': nothing,
}

const leaseMs = 60_000

/** Runs one due email job as it does: claims it without a fence, and deletes it when the email is sent. */
export async function sendPreviousEmail(
  { db }: Pick<OpenDatabase, 'db'>,
  now: number,
  send: (mailId: string) => Promise<void>,
): Promise<boolean> {
  const leasedUntil = now + leaseMs
  const [job] = await db
    .updateTable('jobs')
    .set({ leasedUntil })
    .where('id', 'in', (jobs) =>
      jobs
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', ['send-order-letter', 'send-account-letter'])
        .where('diedAt', 'is', null)
        .where('runAt', '<=', now)
        .where('leasedUntil', '<=', now)
        .orderBy('runAt')
        .limit(1),
    )
    .where('leasedUntil', '<=', now)
    .returning(['id', 'kind', 'payload'])
    .execute()
  if (!job) return false
  const payload = previousPayloads[job.kind]?.parse(JSON.parse(job.payload))
  await send(z.object({ mailId: id }).parse(payload).mailId)
  await db
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('leasedUntil', '=', leasedUntil)
    .execute()
  return true
}

/** Adds its recurring jobs at its start, unless they exist. */
export async function schedulePreviousJobs(
  { db }: Pick<OpenDatabase, 'db'>,
  now: number,
): Promise<void> {
  for (const kind of ['forget-visits', 'forget-origins', 'check-books']) {
    await db
      .insertInto('jobs')
      .values({
        id: crypto.randomUUID(),
        kind,
        payload: '{}',
        uniqueKey: kind,
        runAt: now,
        leasedUntil: 0,
        attempts: 0,
        lastError: null,
        diedAt: null,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
      .execute()
  }
}
