import type { Insertable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { OrderEventsTable } from '#database/tables/orders-tables.ts'
import type { OrderEvent } from '../order-event.ts'
import { toOrderEvent } from './order-row.server.ts'

interface NewOrderEvent extends Omit<OrderEvent, 'kind'> {
  orderId: string
  /** Default: `moved`. */
  kind?: OrderEvent['kind']
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
  })),
)

/** Adds an event to the timeline. The caller has locked the order, because the position is a count of its events. */
export async function insertEvent(db: Database, event: NewOrderEvent): Promise<void> {
  await eventRow(db, {
    id: newDocumentId(),
    orderId: event.orderId,
    kind: event.kind ?? 'moved',
    at: event.at,
    actorKind: event.actor,
    actorId: event.actorId,
    fromStatus: event.from,
    toStatus: event.to,
    note: event.note,
  })
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
