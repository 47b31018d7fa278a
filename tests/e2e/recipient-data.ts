import { civilDateAt } from '../../src/commerce/delivery/cairo-time.ts'
import type { Order } from '../../src/commerce/orders/order.ts'
import {
  insertAddressLink,
  newAddressToken,
} from '../../src/commerce/orders/recipient-address/address-link-store.server.ts'
import { insertCardLink } from '../../src/commerce/orders/recipient-page/card-link-store.server.ts'
import { inTransaction } from '../../src/database/transaction.server.ts'
import { insertTestOrder, withTables } from './test-data.ts'

const recipientName = 'سلمى حسن'

/** An order of today, whose recipient has given the address and has its link. */
export async function addRecipientLink(
  state: Partial<Order>,
): Promise<{ orderId: string; token: string }> {
  const at = Date.now()
  const date = civilDateAt(at)
  const order = await insertTestOrder(
    { recipientName, date },
    // The slot lasts all day: directions are possible at any hour of the test.
    { addressBy: 'recipient', addressGivenAt: at, ...state },
    { startMinute: 0, endMinute: 1440 },
  )
  const token = newAddressToken()
  await withTables((db) =>
    inTransaction(db, (tx) => insertAddressLink(tx, { token, orderId: order.id, at })),
  )
  return { orderId: order.id, token }
}

/** The token on the card of an order; by default of one that was delivered today. */
export async function addCardLink(orderId?: string): Promise<string> {
  const token = newAddressToken()
  const id = orderId ?? (await addRecipientLink({ status: 'delivered' })).orderId
  await withTables((db) => insertCardLink(db, { token, orderId: id, at: Date.now() }))
  return token
}

/** The messages of the thanks about an order. */
export function thanksOf(orderId: string): Promise<string[]> {
  return withTables(async (db) => {
    const rows = await db
      .selectFrom('recipientThanks')
      .select('message')
      .where('orderId', '=', orderId)
      .execute()
    return rows.map(({ message }) => message)
  })
}
