import { civilDateAt } from '../../src/commerce/delivery/cairo-time.ts'
import { assignLast, removeAssignment } from '../../src/commerce/drivers/assignment-store.server.ts'
import { insertEvent } from '../../src/commerce/orders/records/order-event-store.server.ts'
import type { Database } from '../../src/database/engine.server.ts'
import { inTransaction } from '../../src/database/transaction.server.ts'
import { addOrder, withTables } from './test-data.ts'

const hourMs = 3_600_000

async function idOf(db: Database, email: string): Promise<string> {
  const user = db.selectFrom('users').select('id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).id
}

/** Gives a driver a run of today that left an hour ago: one stop for each recipient. Returns the ids of the orders. */
export async function addRun(email: string, recipients: readonly string[]): Promise<string[]> {
  const now = Date.now()
  const date = civilDateAt(now)
  const ids: string[] = []
  for (const recipientName of recipients) {
    const { id } = await addOrder({ recipientName, date, status: 'out_for_delivery' })
    ids.push(id)
  }
  await withTables(async (db) => {
    const driverId = await idOf(db, email)
    const left = { kind: 'moved', from: 'preparing', to: 'out_for_delivery' } as const
    const by = { actor: 'staff', actorId: null, note: '', at: now - hourMs } as const
    for (const orderId of ids) {
      await inTransaction(db, (tx) =>
        assignLast(tx, { orderId, driverId, date, assignedBy: driverId, at: now }),
      )
      await insertEvent(db, { ...left, ...by, orderId })
    }
  })
  return ids
}

/** Sends an order out as the last stop of a driver's run of today. */
export async function assignToRun(email: string, orderId: string): Promise<void> {
  const at = Date.now()
  const date = civilDateAt(at)
  await withTables(async (db) => {
    const driverId = await idOf(db, email)
    await inTransaction(db, async (tx) => {
      const change = { status: 'out_for_delivery', deliveryDate: date }
      await tx.updateTable('orders').set(change).where('id', '=', orderId).execute()
      await assignLast(tx, { orderId, driverId, date, assignedBy: driverId, at })
    })
  })
}

/** Takes an order off its run, as staff who move it to another day. */
export function takeOffRun(orderId: string): Promise<void> {
  return withTables((db) => inTransaction(db, (tx) => removeAssignment(tx, orderId)))
}

export interface RecordedAttempt {
  outcome: string
  receivedBy: string
  happenedAt: number
  receivedAt: number
  hasPhoto: boolean
}

/** The records of the shop about an order. */
export function attemptsOf(orderId: string): Promise<RecordedAttempt[]> {
  return withTables(async (db) => {
    const attempts = await db
      .selectFrom('deliveryAttempts')
      .select(['outcome', 'receivedBy', 'happenedAt', 'receivedAt'])
      .where('orderId', '=', orderId)
      .execute()
    const photos = await db
      .selectFrom('orderPhotos')
      .select('image')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'delivery')
      .execute()
    return attempts.map((attempt) => ({ ...attempt, hasPhoto: photos.length === 1 }))
  })
}
