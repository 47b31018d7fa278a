import type { Database } from '#database/engine.server.ts'
import type { OrderEvent } from '../order-event.ts'
import { toOrderEvent } from '../records/order-row.server.ts'

/** An entry of the timeline as colleagues read it. */
export interface StaffEvent extends OrderEvent {
  /** The first name of the member of staff who did it; null for everybody else, and for whoever is gone. */
  staffName: string | null
}

/** What happened to an order, in the order in which it happened, with who of the staff did it. */
export async function listStaffEvents(db: Database, orderId: string): Promise<StaffEvent[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'orderEvents.actorId').on('orderEvents.actorKind', '=', 'staff'),
    )
    .selectAll('orderEvents')
    .select('users.name as staffName')
    .where('orderEvents.orderId', '=', orderId)
    .orderBy('orderEvents.position')
    .execute()
  return rows.map(({ staffName, ...row }) => ({ ...toOrderEvent(row), staffName }))
}
