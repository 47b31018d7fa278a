import type { Database } from '#database/engine.server.ts'
import { exists } from '#database/exists.server.ts'

/** Reads how far a new shop is set up, one row per question. */
export async function readSetup(db: Database): Promise<SetupState> {
  const settings = db.selectFrom('shopSettings').select('id')
  const products = db.selectFrom('products').select('id').where('archivedAt', 'is', null)
  const zones = db.selectFrom('deliveryZones').select('id').where('open', '=', 1)
  const slots = db.selectFrom('deliverySlots').select('id').where('enabled', '=', 1)
  const payments = db.selectFrom('payments').select('id').where('status', '=', 'paid')
  const staff = await db.selectFrom('admins').select('id').limit(2).execute()
  return {
    hasDetails: await exists(settings),
    hasProduct: await exists(products),
    hasDelivery: (await exists(zones)) && (await exists(slots)),
    hasPayment: await exists(payments),
    hasStaff: staff.length > 1,
  }
}

/** How far the owner has set up a new shop. Each flag is read from the data itself. */
export interface SetupState {
  /** The owner has saved the settings. */
  hasDetails: boolean
  /** There is a product that shoppers see. */
  hasProduct: boolean
  /** There is an open area and an enabled time slot: shoppers can choose a delivery. */
  hasDelivery: boolean
  /** The payment provider has reported a captured payment. */
  hasPayment: boolean
  /** A second staff member works in the shop or is invited. */
  hasStaff: boolean
}
