import type { Database } from '#database/engine.server.ts'
import type { OrderEvent } from '../order-event.ts'
import { toOrderEvent } from '../records/order-row.server.ts'

/** An event of the timeline as staff see it. */
export interface StaffEvent extends OrderEvent {
  /** The first name of the staff member; null for other actors and deleted profiles. */
  staffName: string | null
}

/** The timeline of an order with the names of staff, oldest event first. */
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
