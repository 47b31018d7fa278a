import type { Database } from '#database/engine.server.ts'

/** The contact of an order, with its customer. */
export interface OrderContact {
  userId: string
  contactName: string
  contactEmail: string
  contactPhone: string
}

/** The contacts of orders, newest first. */
export async function listContacts(
  db: Database,
  orderIds: readonly string[],
): Promise<OrderContact[]> {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('orders')
    .select(['userId', 'contactName', 'contactEmail', 'contactPhone'])
    .where('id', 'in', orderIds)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
