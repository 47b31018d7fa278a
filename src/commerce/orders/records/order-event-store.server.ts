import type { Insertable } from 'kysely'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { OrderEventsTable } from '#database/tables/orders-tables.ts'
import { enqueueOrderEmail } from '../../emails/enqueue-order-email.server.ts'

import type { OrderEvent } from '../order-event.ts'
import { orderStatusProperties } from '../order-status.ts'
import { toOrderEvent } from './order-row.server.ts'

interface NewOrderEvent extends Omit<OrderEvent, 'kind'> {
  orderId: string
  /** `moved` unless told otherwise. */
  kind?: OrderEvent['kind']
  /** Whether the customer gets an email about it, as they do unless told otherwise. */
  isNotified?: boolean
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

/** Writes into the timeline of an order that the caller holds: the events of one order are counted. */
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
  if (event.isNotified === false) return
  const trigger = (event.kind ?? 'moved') === 'moved' ? orderStatusProperties[event.to].email : null
  if (trigger) await enqueueOrderEmail(db, { orderId: event.orderId, trigger, at: event.at })
}

/** What happened to an order, in the order in which it happened. */
export async function listEvents(db: Database, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(toOrderEvent)
}
