import type { Database } from '#database/engine.server.ts'
import { localizedText } from '#i18n/localized.ts'
import type { Pounds } from '../money.ts'
import { localizePlace } from '../orders/localize-order.ts'
import { statusesIn } from '../orders/order-status.ts'
import { type OrderSummary, summaryColumns } from '../orders/records/order-list-store.server.ts'
import { withState } from '../orders/records/order-row.server.ts'

/** The sales to a customer: all orders except unpaid, expired, cancelled and free ones. */
export interface CustomerSales {
  orders: number
  /** Captured payments less refunds. */
  spent: Pounds
  /** When the first and the last order were placed; null without orders. */
  firstAt: number | null
  lastAt: number | null
}

export async function readCustomerSales(db: Database, userId: string): Promise<CustomerSales> {
  const row = await db
    .selectFrom('orders')
    .select(({ eb, fn }) => [
      fn.countAll<number>().as('orders'),
      fn.sum<number | null>(eb('captured', '-', eb.ref('refunded'))).as('spent'),
      fn.min<number | null>('createdAt').as('firstAt'),
      fn.max<number | null>('createdAt').as('lastAt'),
    ])
    .where('userId', '=', userId)
    .where('status', 'not in', statusesIn('reserved', 'released'))
    .where('total', '>', 0)
    .executeTakeFirstOrThrow()
  return { ...row, spent: row.spent ?? 0 }
}

/** A recipient of a customer’s orders at one address. */
export interface CustomerRecipient {
  name: string
  phone: string
  zone: string
  /** Empty while the recipient has not given it. */
  street: string
  building: string
  floor: string
  orders: number
}

const scannedOrders = 60
const mostRecipients = 12

/** The recipients and addresses of a customer's latest orders, each once, the latest first. */
export async function listCustomerRecipients(
  db: Database,
  userId: string,
): Promise<CustomerRecipient[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['recipientName as name', 'recipientPhone as phone'])
    .select(['zoneName', 'zoneNameAr', 'street', 'building', 'floor'])
    .where('userId', '=', userId)
    // Not erased.
    .where('recipientName', '<>', '')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(scannedOrders)
    .execute()
  const found = new Map<string, CustomerRecipient>()
  for (const { zoneName, zoneNameAr, ...row } of rows) {
    const recipient = { ...row, zone: localizedText({ en: zoneName, ar: zoneNameAr }) }
    const key = JSON.stringify(Object.values(recipient)).toLowerCase()
    const known = found.get(key)
    found.set(key, { ...recipient, orders: (known?.orders ?? 0) + 1 })
  }
  return [...found.values()].slice(0, mostRecipients)
}

const mostLinked = 10

/** The newest orders of other users with a phone number of this one: a guest with the same number is probably the same. */
export async function listOrdersOfPhone(
  db: Database,
  { userId, phone }: { userId: string; phone: string },
): Promise<OrderSummary[]> {
  if (phone === '') return []
  const rows = await db
    .selectFrom('orders')
    .select(summaryColumns)
    .where('contactPhone', '=', phone)
    .where('userId', '!=', userId)
    .orderBy('createdAt', 'desc')
    .limit(mostLinked)
    .execute()
  return rows.map(withState).map(localizePlace)
}

/** The newest contact of a customer's orders; null without orders. */
export async function findLatestContact(db: Database, userId: string) {
  const row = await db
    .selectFrom('orders')
    .select(['contactName', 'contactEmail', 'contactPhone', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
