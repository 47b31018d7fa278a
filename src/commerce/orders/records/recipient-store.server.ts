import type { Database } from '#database/engine.server.ts'
import type { AddressGiver } from '../order.ts'

/**
 * The recipients of the customer's latest orders, newest first, with the addresses that the customer entered. Erased
 * ones are left out.
 */
export function findLatestRecipients(
  db: Database,
  { userId, limit }: { userId: string; limit: number },
) {
  return db
    .selectFrom('orders')
    .select([
      'recipientName as name',
      'recipientPhone as phone',
      'zoneId',
      'street',
      'building',
      'floor',
      'addressNotes as notes',
    ])
    .where('userId', '=', userId)
    .where('addressBy', '=', 'sender' satisfies AddressGiver)
    .where('recipientName', '<>', '')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
