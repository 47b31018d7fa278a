import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { browseProducts } from '#commerce/catalogue/browse-products.server.ts'
import { importProducts } from '#commerce/catalogue/editing/import-products.server.ts'
import { productDraftOf } from '#commerce/catalogue/editing/product-draft.ts'
import { findStaffProduct } from '#commerce/catalogue/editing/staff-product-store.server.ts'
import { updateProduct } from '#commerce/catalogue/editing/update-product.server.ts'
import { variantDraftOf } from '#commerce/catalogue/editing/variant-draft.ts'
import { enqueueAccountEmail } from '#commerce/emails/send-account-email.server.ts'
import { jobDefinitions, jobKinds } from '#commerce/jobs/job-definitions.server.ts'
import { scheduleRecurringJobs } from '#commerce/jobs/job-loop.server.ts'
import { enqueueJob } from '#commerce/jobs/job-store.server.ts'
import { runDueJobs } from '#commerce/jobs/run-due-jobs.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { completePayment } from '#commerce/payments/complete-payment.server.ts'
import type { PaymentReport } from '#commerce/payments/payment-provider.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { migrateAsFarAs, migrateToLatest } from '#database/migrate.server.ts'
import { readShapes } from '#database/moving/table-shape.server.ts'
import { jobKindNames } from '#database/stored-names.ts'
import { hashSessionId } from '#identity/sessions/session-id.server.ts'
import { findSessionHolder } from '#identity/sessions/session-store.server.ts'
import { type EmptyDatabase, emptyPostgresql, emptySqlite } from '../support/empty-database.ts'
import { createUser } from '../support/factories.ts'
import { expectInvariantsToHold } from '../support/invariants.ts'
import { runAllJobs } from '../support/run-all-jobs.ts'
import { sampleVariant } from '../support/sample-product.ts'
import { secrets } from '../support/test-settings.ts'
import { minutes, noon, openTestShop, type TestShop, tomorrow } from '../support/test-shop.ts'
import {
  lastMigrationBefore,
  loadPreviousVersion,
  previousOrders,
  previousPayloads,
  previousSessions,
  schedulePreviousJobs,
  sendPreviousEmail,
} from './previous-version.ts'

/** An upgrade from the version of 2026-11-22, and both versions side by side. */

const url = inject('postgresqlUrl')

describe('an upgrade on SQLite', () => upgrade(async () => emptySqlite()))
describe.skipIf(url === null)('an upgrade on PostgreSQL', () =>
  upgrade(() => emptyPostgresql(url ?? '')),
)

function upgrade(make: () => Promise<EmptyDatabase>): void {
  let made: EmptyDatabase
  let shop: TestShop
  let before: Record<string, unknown>

  beforeEach(async () => {
    made = await make()
    await migrateAsFarAs(made.database, lastMigrationBefore)
    shop = await openTestShop(made.database)
    await loadPreviousVersion(made.database)
    const columns = await columnsByTable()
    before = await rowsOf(columns)
    await migrateToLatest(made.database)
    expect(await rowsOf(columns)).toEqual(before)
    replayProvider()
  })
  afterEach(() => made.remove())

  async function columnsByTable() {
    const shapes = await readShapes(made.database.db, made.database.engine)
    return shapes.map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) }))
  }

  /** Every row of every table, in the given columns. */
  async function rowsOf(tables: Awaited<ReturnType<typeof columnsByTable>>) {
    const db = made.database.db.withoutPlugins()
    const all: Record<string, unknown> = {}
    for (const { name, columns } of tables.filter((table) => !table.name.startsWith('kysely'))) {
      const names = sql.join(columns.map((column) => sql.ref(column)))
      const { rows } = await sql`select ${names} from ${sql.table(name)}`.execute(db)
      all[name] = rows.map((row) => JSON.stringify(row)).toSorted()
    }
    return all
  }

  /** The provider knows the payments that the previous version opened. */
  function replayProvider(): void {
    shop.payments.inquire = async ({ reference }) => {
      const payment = await paymentBy(reference)
      return payment.status === 'paid' ? reportOf(payment) : null
    }
    shop.payments.refund = async () => ({ transactionId: '900000001', pending: false })
  }
  const paymentBy = (reference: string) =>
    shop.db
      .selectFrom('payments')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  function reportOf(
    payment: Pick<
      Awaited<ReturnType<typeof paymentBy>>,
      'reference' | 'providerOrderId' | 'transactionId' | 'amount' | 'methodId'
    >,
  ): PaymentReport {
    const transactionId = payment.transactionId ?? '700000099'
    return {
      ...payment,
      outcome: 'paid',
      eventId: `${transactionId}:paid`,
      transactionId,
      providerOrderId: payment.providerOrderId ?? '',
      isWholePounds: true,
      amountBeforeFee: null,
      refundedAmount: 0,
      rest: payment.amount,
      currency: 'EGP',
      reason: 'Approved',
      raw: { id: transactionId },
    }
  }

  const statusOf = async (orderId: string) => (await findOrder(shop.db, orderId))?.status
  const statuses = async () => {
    const all: Record<string, unknown> = {}
    for (const [name, id] of Object.entries(previousOrders)) all[name] = await statusOf(id)
    return all
  }
  const storedJobs = () =>
    shop.db.selectFrom('jobs').select(['kind', 'payload', 'lastError', 'diedAt']).execute()
  const failedJobs = async () =>
    (await storedJobs()).filter(({ lastError, diedAt }) => lastError !== null || diedAt !== null)
  const pendingMails = async () =>
    (await storedJobs()).flatMap(({ payload }) => {
      const { mailId } = JSON.parse(payload)
      return typeof mailId === 'string' ? [mailId] : []
    })
  const sentMails = () => shop.mailer.sent.map(({ id }) => id)

  it('keeps sessions and orders', async () => {
    const holders = Object.values(previousSessions).map((id) =>
      findSessionHolder(shop.db, hashSessionId(id, secrets.VITE_AUTH_SECRET), noon),
    )
    expect((await Promise.all(holders)).map((holder) => holder?.user?.role)).toEqual([
      'customer',
      'seller',
    ])
    expect(await statuses()).toEqual({
      preparing: 'preparing',
      outForDelivery: 'out_for_delivery',
      cancelled: 'cancelled',
      confirmed: 'confirmed',
      unpaid: 'awaiting_payment',
      abandoned: 'awaiting_payment',
      cash: 'confirmed',
    })
    await expectInvariantsToHold(shop, noon)
  })

  it('runs every pending job of the previous version, each email once', async () => {
    const kinds = new Set((await storedJobs()).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(Object.keys(previousPayloads).toSorted())
    const mails = await pendingMails()
    await runAllJobs(shop)
    expect(await failedJobs()).toEqual([])
    expect(sentMails()).toEqual(expect.arrayContaining(mails))
    expect(new Set(sentMails()).size).toBe(sentMails().length)
    expect(shop.mailer.sent.map(({ email }) => email.heading)).toContain(
      'Your flowers are on their way',
    )
    expect((await findOrder(shop.db, previousOrders.cancelled))?.paymentStatus).toBe('refunded')
    shop.clock.now += minutes(31)
    await runAllJobs(shop)
    expect(await failedJobs()).toEqual([])
    expect(await statuses()).toMatchObject({ unpaid: 'expired', abandoned: 'expired' })
    await expectInvariantsToHold(shop, shop.now())
  })

  it('completes a payment and moves orders that the previous version opened', async () => {
    const [payment] = await listPayments(shop.db, previousOrders.unpaid)
    if (!payment) throw new Error('The payment was lost.')
    await completePayment(shop, reportOf(await paymentBy(payment.reference)), 'webhook')
    expect(await statusOf(previousOrders.unpaid)).toBe('confirmed')
    const moves = [
      [previousOrders.preparing, 'preparing', 'out_for_delivery'],
      [previousOrders.outForDelivery, 'out_for_delivery', 'delivered'],
      [previousOrders.cash, 'confirmed', 'preparing'],
    ] as const
    for (const [orderId, from, to] of moves) {
      const move = { orderId, from, to, staffId: 'karim', note: '', confirmedDays: [tomorrow] }
      expect(await advanceOrder(shop, move)).toEqual({ ok: true })
    }
    await runAllJobs(shop)
    expect(await failedJobs()).toEqual([])
    await expectInvariantsToHold(shop, noon)
  })

  it('makes each product its only size: found, imported and sold beside new sizes', async () => {
    const id = 'JVCSOj28utQ0XxvkxaOD'
    const found = async () => (await browseProducts(shop, { query: 'red roses' })).products
    expect(await found()).toMatchObject([{ id, variantOf: null, furtherVariants: [], stock: 13 }])

    const changedAt = new Date(noon).toISOString()
    const text = `id,name,category,price,stock,stock seen,last changed\n${id},Red roses,Roses,500,15,13,${changedAt}`
    const imported = await importProducts(shop, { text, dry: false }, 'karim')
    expect(imported).toMatchObject({ ok: true, lines: [{ outcome: 'changed', problems: [] }] })
    const product = await findStaffProduct(shop.db, id)
    if (!product) throw new Error('The product was lost.')
    const { stock, updatedAt } = product
    expect(stock).toBe(15)

    const grand = variantDraftOf({ ...sampleVariant(), archivedAt: null })
    const furtherVariants = [{ ...grand, id: null }]
    const draft = { ...productDraftOf(product), variantName: 'Classic', furtherVariants }
    const saved = await updateProduct(shop, { id, draft, seen: { updatedAt, stock } }, 'karim')
    expect(saved.ok).toBe(true)
    expect(await found()).toMatchObject([{ id, furtherVariants: [{ variantName: 'Grand' }] }])
    const order = await findOrder(shop.db, previousOrders.abandoned)
    expect(order?.lines).toMatchObject([{ productId: id, name: 'Red roses', quantity: 2 }])
    shop.clock.now += minutes(31)
    await runAllJobs(shop)
    // The two of the abandoned order and the one of the unpaid order are back in the stock of the first size.
    expect(await findStaffProduct(shop.db, id)).toMatchObject({
      stock: 18,
      furtherVariants: [{ stock: 10 }],
    })
    await expectInvariantsToHold(shop, shop.now())
  })

  it('writes jobs that the previous version can run', async () => {
    await enqueueFromNow()
    for (const { kind, payload } of await storedJobs()) {
      expect(() => previousPayloads[kind]?.parse(JSON.parse(payload)), kind).not.toThrow()
    }
    const written = jobKinds.map((kind) => jobKindNames.write(kind))
    expect(Object.keys(previousPayloads).filter((kind) => !written.includes(kind))).toEqual([])
    // Kinds that are new, and not renamed: an instance of this version runs them.
    expect(written.filter((kind) => !(kind in previousPayloads)).toSorted()).toEqual([
      'extend-closures',
      'invite-to-review',
      'key-order-texts',
      'purge-claim-photos',
      'purge-drafts',
      'purge-guests',
      'purge-stock-alerts',
      'send-address-sms',
      'send-confirmation-code',
      'send-stock-alert',
      'watch-deliveries',
      'watch-stock',
    ])
  })

  it('shares jobs with workers of the previous version, each email once', async () => {
    await enqueueFromNow()
    const mails = await pendingMails()
    expect(mails.length).toBeGreaterThan(10)
    const sentBefore: string[] = []
    const sendBefore = async (mailId: string) => void sentBefore.push(mailId)
    // In turns, and both at the same time.
    expect(await sendPreviousEmail(shop, noon, sendBefore)).toBe(true)
    const workers = [
      (async () => {
        while (await sendPreviousEmail(shop, noon, sendBefore));
      })(),
      runAllJobs(shop),
    ]
    await Promise.all(workers)
    expect(sentBefore.length).toBeGreaterThan(0)
    const all = [...sentBefore, ...sentMails()]
    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(expect.arrayContaining(mails))
    expect(await pendingMails()).toEqual([])
    expect(await failedJobs()).toEqual([])
  })

  it('has each recurring job once, whichever version starts', async () => {
    for (const start of [scheduleRecurringJobs, schedulePrevious, scheduleRecurringJobs]) {
      await start(shop)
      const kinds = (await storedJobs()).map(({ kind }) => kind)
      for (const kind of ['forget-visits', 'forget-origins', 'check-books', 'purge-guests'])
        expect(kinds.filter((one) => one === kind)).toEqual([kind])
      expect(kinds.filter((kind) => /purge-(visits|origins)|check-inv/.test(kind))).toEqual([])
    }
  })
  const schedulePrevious = () => schedulePreviousJobs(shop, noon)

  it('runs jobs under the names that the next release writes', async () => {
    await shop.db.deleteFrom('jobs').execute()
    for (const kind of ['purge-visits', 'purge-origins', 'check-invariants'] as const)
      await enqueueJob(shop.db, { kind, payload: {}, runAt: noon, now: noon })
    const payload = {
      orderId: previousOrders.outForDelivery,
      trigger: 'out-for-delivery',
      mailId: 'next',
    } as const
    await enqueueJob(shop.db, { kind: 'send-order-email', payload, runAt: noon, now: noon })
    for (const kind of jobKinds) {
      const named = shop.db.updateTable('jobs').where('kind', '=', jobKindNames.write(kind))
      const stored = kind === 'send-order-email' ? { payload: JSON.stringify(payload) } : {}
      await named.set({ kind, ...stored }).execute()
    }
    expect(await runDueJobs(shop, jobDefinitions)).toBe(4)
    expect(sentMails()).toEqual(['next'])
    expect(await failedJobs()).toEqual([])
  })

  /** Emails that this version enqueues, of an order and of accounts. */
  async function enqueueFromNow(): Promise<void> {
    const by = { staffId: 'karim', note: '', confirmedDays: [tomorrow] }
    const move = { ...by, orderId: previousOrders.preparing }
    const sent = { ...move, from: 'preparing', to: 'out_for_delivery' } as const
    expect(await advanceOrder(shop, sent)).toEqual({ ok: true })
    // Otherwise the email waits until the move can no longer be undone.
    const waiting = shop.db.updateTable('jobs').where('uniqueKey', 'like', 'move-email:%')
    await waiting.set({ runAt: noon }).execute()
    const userId = await createUser(shop, { email: 'salma@example.com' })
    for (const trigger of ['password.changed', 'two-factor.turned-on', 'account.opened'] as const) {
      for (const to of ['salma@example.com', 'nadia@example.com'])
        await enqueueAccountEmail(shop.db, { userId, to, name: 'Salma', trigger, at: noon })
    }
  }
}
