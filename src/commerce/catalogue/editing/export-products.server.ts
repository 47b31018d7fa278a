import { listOccasions } from '../../occasions/occasion-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addOnNames } from './add-on-names.ts'
import { writeCsv } from './csv-file.server.ts'
import { rowOf } from './product-csv.ts'
import { sizeRowsOf } from './size-csv.ts'
import { listStaffCategories } from './staff-category-store.server.ts'
import type { StaffListing } from './staff-product.ts'
import { listStaffProducts } from './staff-product-list.server.ts'

const partSize = 500

/** A part of a CSV file, and the cursor of the next part; null after the last. */
interface CsvPart {
  text: string
  nextCursor: string | null
}

/** Exports a product list as CSV in parts, so that a large catalogue is never in memory as a whole. */
export async function exportProducts(
  shop: Pick<ShopContext, 'db' | 'now' | 'search'>,
  listing: StaffListing,
): Promise<CsvPart> {
  const categories = await listStaffCategories(shop.db)
  const names = {
    categoryNames: new Map(categories.map(({ id, name }) => [id, name])),
    addOnNames: addOnNames({ categories, occasions: await listOccasions(shop.db) }),
  }
  const { products, nextCursor } = await listStaffProducts(shop, listing, partSize)
  const rows = products.flatMap((product) => [rowOf(product, names), ...sizeRowsOf(product)])
  return { text: writeCsv(rows, listing.cursor === undefined), nextCursor }
}
