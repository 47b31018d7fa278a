import { sql } from 'kysely'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import { rowsOf } from '#commerce/personal-data/erasure-store.server.ts'
import { personalTables } from '#commerce/personal-data/personal-data.ts'
import { pictureFiles } from '#commerce/pictures/picture-address.ts'
import type { World } from './world.ts'

/** A broken rule, and the record that breaks it. */
export interface Problem {
  rule: string
  detail: string
}

/** The invariants of the shop, and what no state of a shop may show at any time. */
export async function findProblems(world: World, now = 0): Promise<Problem[]> {
  const violations = await findViolations(world.base.db, now)
  return [
    ...violations.map(({ rule, ...detail }) => ({ rule, detail: JSON.stringify(detail) })),
    ...(await wrongOrders(world)),
    ...(await overbookings(world)),
    ...(await leftPersonalData(world)),
    ...loggedErrors(world),
  ]
}

/** A click places one order, and a confirmed order is never lost. */
async function wrongOrders({ base, acknowledged }: World): Promise<Problem[]> {
  const rows = await base.db.selectFrom('orders').select('id').execute()
  const stored = new Set(rows.map(({ id }) => id))
  return [...acknowledged.values()].flatMap((orders) => {
    const isRight = orders.size === 1 && [...orders].every((id) => stored.has(id))
    return isRight ? [] : [{ rule: 'a click places one order', detail: [...orders].join() }]
  })
}

async function overbookings({ base: { db } }: World): Promise<Problem[]> {
  const rows = await db
    .selectFrom('slotBookings')
    .innerJoin('deliverySlots', 'deliverySlots.id', 'slotBookings.slotId')
    .select(['date', 'booked', 'capacity'])
    .whereRef('booked', '>', 'capacity')
    .execute()
  return rows.map((row) => ({ rule: 'a slot is not overbooked', detail: JSON.stringify(row) }))
}

const contact = ['contactName', 'contactEmail', 'contactPhone', 'cardMessage'] as const
const recipient = ['recipientName', 'recipientPhone', 'street', 'addressNotes'] as const

/** An erased order keeps neither texts nor rows, and no order goes out without a recipient. */
async function leftPersonalData({ base: { db } }: World): Promise<Problem[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'erasedAt', ...contact, ...recipient])
    .where((is) => is.or([is('erasedAt', 'is not', null), is('recipientName', '=', '')]))
    .execute()
  const problems: Problem[] = []
  for (const order of orders) {
    const { id, status, erasedAt } = order
    const columns = erasedAt === null ? recipient : [...recipient, ...contact]
    for (const column of columns.filter((one) => order[one] !== '')) {
      problems.push({ rule: 'an erased order has no texts', detail: `${id}: ${column}` })
    }
    if (status === 'out_for_delivery') {
      problems.push({ rule: 'an order that goes out has a recipient', detail: id })
    }
    if (erasedAt === null) continue
    for (const [table, rules] of Object.entries(personalTables)) {
      // A print under way may store the link of a card, which opens nothing.
      if (rules.erased !== 'rows' || !rules.order || table === 'cardLinks') continue
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${rowsOf('order', rules, id)}`.execute(db)
      if (rows.length === 0) continue
      problems.push({ rule: 'an erased order has no rows', detail: `${id}: ${table}` })
    }
  }
  return problems
}

/** The reasons of failing jobs that are no defect of the shop. Only a simulated kill leaves an attempt without its end. */
const expectedReasons = /^(Simulated|The process crashed)|The payment provider (refused it|is busy)/

/** Time also passes while no instance runs jobs. */
const ruleOfPunctualJobs = 'an unconfirmed cash order expires on time'

/** Errors that the shop logged without a fault of the simulation. */
function loggedErrors({ base: { log } }: World): Problem[] {
  return log.lines.flatMap(({ level, event, fields }) => {
    const reason = String(fields.error ?? fields.reason ?? '')
    const isFailure = level === 'error' || event === 'job failed'
    if (!isFailure || expectedReasons.test(reason) || fields.rule === ruleOfPunctualJobs) return []
    return [{ rule: `logs no "${event}"`, detail: JSON.stringify(fields) }]
  })
}

/** The provider never makes a refund of the shop twice, although it has no idempotency keys. */
async function repeatedRefunds({
  base,
  provider,
}: Pick<World, 'base' | 'provider'>): Promise<Problem[]> {
  const rows = await base.db
    .selectFrom('refundAttempts')
    .innerJoin('payments', 'payments.id', 'refundAttempts.paymentId')
    .select(({ fn }) => ['payments.transactionId', fn.countAll<number>().as('made')])
    .where('outcome', '=', 'done')
    .groupBy('payments.transactionId')
    .execute()
  const recorded = new Map(rows.map(({ transactionId, made }) => [transactionId, made]))
  const { refunds, voids } = provider.script
  const calls = Map.groupBy(
    [...refunds.map(({ transactionId }) => transactionId), ...voids],
    String,
  )
  return [...calls].flatMap(([transactionId, { length }]) => {
    const made = recorded.get(transactionId) ?? 0
    if (length <= made) return []
    const detail = `transaction ${transactionId}: ${length} made, ${made} recorded`
    return [{ rule: 'a refund is made once', detail }]
  })
}

/** Each stored file belongs to a picture that the sweep will find. */
async function unknownFiles({ db, files }: World['base']): Promise<Problem[]> {
  const uploads = await db.selectFrom('uploads').select('id').execute()
  const known = new Set(uploads.flatMap(({ id }) => pictureFiles(id)))
  const unknown = [...files.kept.keys()].filter((name) => !known.has(name))
  return unknown.map((detail) => ({ rule: 'a stored file has a row', detail }))
}

/** The records of the shop and of the provider agree, once all messages have arrived and all jobs have run. */
export async function findDisagreements({ base, provider }: World): Promise<Problem[]> {
  const rows = await base.db
    .selectFrom('payments')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.paymentId', '=', 'payments.id').on('refunds.status', '=', 'done'),
    )
    .select(({ fn }) => [
      'payments.transactionId',
      'payments.amount',
      fn.sum<number>('refunds.amount').as('refunded'),
    ])
    .where('payments.status', '=', 'paid')
    .groupBy(['payments.id', 'payments.transactionId', 'payments.amount'])
    .execute()
  const recorded = new Map(rows.map((row) => [row.transactionId, row]))
  const problems: Problem[] = []
  for (const { transactionId, amount, refundedAmount } of await provider.ledger()) {
    const own = recorded.get(transactionId)
    const found = own ? `${own.amount} − ${own.refunded ?? 0}` : 'nothing'
    const expected = `${amount} − ${refundedAmount}`
    if (found === expected) continue
    const detail = `transaction ${transactionId}: provider ${expected}, shop ${found}`
    problems.push({ rule: 'the records agree with the provider', detail })
  }
  problems.push(...(await repeatedRefunds({ base, provider })), ...(await unknownFiles(base)))
  const waiting = await base.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select(['refunds.id', 'refunds.failureReason'])
    .where('refunds.status', '=', 'requested')
    .where('payments.atTerminal', '=', 0)
    .execute()
  for (const { id, failureReason } of waiting) {
    problems.push({ rule: 'a refund is sent in the end', detail: `${id}: ${failureReason}` })
  }
  return problems
}
