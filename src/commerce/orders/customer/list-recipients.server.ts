import type { ShopContext } from '../../shop-context.ts'
import { findLatestRecipients } from '../records/recipient-store.server.ts'

/** A recipient of an earlier order, with the address that the customer entered for it. */
export interface SavedRecipient {
  name: string
  phone: string
  zoneId: string
  street: string
  building: string
  floor: string
  notes: string
}

const scanned = 30
const offered = 6

/**
 * The recipients of the customer's own orders, the latest first, each once. Addresses that a recipient gave are left
 * out.
 */
export async function listRecipients(
  { db }: Pick<ShopContext, 'db'>,
  userId: string,
): Promise<SavedRecipient[]> {
  const found = new Map<string, SavedRecipient>()
  for (const recipient of await findLatestRecipients(db, { userId, limit: scanned })) {
    const { notes: _, ...place } = recipient
    const key = JSON.stringify(Object.values(place)).toLowerCase()
    if (!found.has(key)) found.set(key, recipient)
  }
  return [...found.values()].slice(0, offered)
}
