import type { Database } from '#database/engine.server.ts'
import type { StaffProduct } from '../../catalogue/editing/staff-product.ts'
import { findStaffProducts } from '../../catalogue/editing/staff-product-store.server.ts'
import type { EditedOccasion } from './occasion-draft.ts'
import { findStaffOccasion } from './staff-occasion-store.server.ts'

/** An occasion with what its form shows. */
export interface OccasionToEdit {
  occasion: EditedOccasion
  /** Its products, archived ones too, in no order. */
  products: StaffProduct[]
}

export async function findOccasionToEdit(db: Database, id: string): Promise<OccasionToEdit | null> {
  const occasion = await findStaffOccasion(db, id)
  return occasion && { occasion, products: await findStaffProducts(db, occasion.productIds) }
}
