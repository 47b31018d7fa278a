import type { Insertable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { OrderEventsTable } from '#database/tables/orders-tables.ts'
import type { Order } from '../order.ts'
import type { OrderEvent } from '../order-event.ts'
import { toOrderEvent } from './order-row.server.ts'

/** An event of the timeline as staff see it. */
export interface StaffEvent extends OrderEvent {
  /** The first name of the staff member; null for other actors and deleted profiles. */
  staffName: string | null
}

const eventRow = prepared((db, given: Given<Omit<Insertable<OrderEventsTable>, 'position'>>) =>
  db.insertInto('orderEvents').values((row) => ({
    id: given('id'),
    orderId: given('orderId'),
    position: row
      .selectFrom('orderEvents as earlier')
      .select((all) => all.fn.countAll<number>().as('position'))
      .where('earlier.orderId', '=', given('orderId')),
    kind: given('kind'),
    at: given('at'),
    actorKind: given('actorKind'),
    actorId: given('actorId'),
    fromStatus: given('fromStatus'),
    toStatus: given('toStatus'),
    note: given('note'),
    undo: given('undo'),
    changes: given('changes'),
  })),
)

/** Adds an event to the timeline. The caller has locked the order, because the position is a count of its events. */
export async function insertEvent(
  db: Database,
  event: OrderEvent & { orderId: string },
): Promise<void> {
  await eventRow(db, {
    id: newDocumentId(),
    orderId: event.orderId,
    // The previous version does not know the kind of an edit.
    kind: event.kind === 'edited' ? 'noted' : event.kind,
    at: event.at,
    actorKind: event.actor,
    actorId: event.actorId,
    fromStatus: event.from,
    toStatus: event.to,
    note: event.note,
    undo: event.undo ?? null,
    changes: event.changes ? JSON.stringify(event.changes) : null,
  })
}

/** Marks a move of the timeline as undone, under the same lock. */
export async function markUndone(
  tx: Transaction,
  orderId: string,
  move: OrderEvent,
): Promise<void> {
  await tx
    .updateTable('orderEvents')
    .set({ undo: 'undone' })
    .where('orderId', '=', orderId)
    .where('kind', '=', 'moved')
    .where('at', '=', move.at)
    .where('toStatus', '=', move.to)
    .where('undo', 'is', null)
    .execute()
}

/** Adds an event that does not move the order, under the same lock. */
export function insertChangeEvent(
  db: Database,
  { id: orderId, status }: Order,
  change: Omit<OrderEvent, 'from' | 'to' | 'note'> & { note?: string },
): Promise<void> {
  return insertEvent(db, { orderId, from: status, to: status, note: '', ...change })
}

/** The timeline of an order, oldest event first. */
export async function listEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(toOrderEvent)
}

/** The timeline of an order with the names of staff, oldest event first. */
export async function listStaffEvents(db: Database, orderId: string): Promise<StaffEvent[]> {
  return (await listStaffEventsOf(db, [orderId])).get(orderId) ?? []
}

/** The timelines of orders by the order's id. */
export async function listStaffEventsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, StaffEvent[]>> {
  const rows = await db
    .selectFrom('orderEvents')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'orderEvents.actorId').on('orderEvents.actorKind', '=', 'staff'),
    )
    .selectAll('orderEvents')
    .select('users.name as staffName')
    .where('orderEvents.orderId', 'in', orderIds)
    .orderBy('orderEvents.position')
    .execute()
  const events = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map(
    Array.from(events, ([orderId, rows]) => [
      orderId,
      rows.map(({ staffName, ...row }) => ({ ...toOrderEvent(row), staffName })),
    ]),
  )
}
