import type { Database } from '#database/engine.server.ts'
import { exists } from '#database/exists.server.ts'
import type { SetupState } from './setup-state.ts'

/** Reads how far a new shop is set up, one row per question. */
export async function readSetup(db: Database): Promise<SetupState> {
  const products = db.selectFrom('products').select('id').where('archivedAt', 'is', null)
  const zones = db.selectFrom('deliveryZones').select('id').where('open', '=', 1)
  const slots = db.selectFrom('deliverySlots').select('id').where('enabled', '=', 1)
  const payments = db.selectFrom('payments').select('id').where('status', '=', 'paid')
  const staff = await db.selectFrom('admins').select('id').limit(2).execute()
  return {
    hasProduct: await exists(products),
    hasDelivery: (await exists(zones)) && (await exists(slots)),
    hasPayment: await exists(payments),
    hasStaff: staff.length > 1,
  }
}
