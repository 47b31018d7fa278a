import { civilDateAt } from '../../delivery/cairo-time.ts'
import type { ShopContext } from '../../shop-context.ts'
import { writeOrderCsv } from './order-csv.server.ts'
import { readCsvOrders } from './order-csv-store.server.ts'
import type { OrderListing } from './order-listing.ts'
import { findStaffOrders } from './staff-order-list-store.server.ts'

const partSize = 500

/** A part of a CSV file, and the cursor of the next part; null after the last. */
export interface CsvPart {
  text: string
  after: string | null
}

/** Exports a list as CSV, in parts that bound the memory. */
export async function exportOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  listing: OrderListing,
): Promise<CsvPart> {
  const today = civilDateAt(shop.now())
  const { ids, after } = await findStaffOrders(shop.db, listing, { today, limit: partSize })
  const orders = await readCsvOrders(shop.db, ids)
  return { text: writeOrderCsv(orders, listing.after === undefined), after }
}
