import type { Database } from '#database/engine.server.ts'
import { localizedName } from '#i18n/localized.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { ToMake } from '../../recipes/count-stems.ts'
import { statusesIn } from '../order-status.ts'

/** The lines that the workshop still has to make for some days, without those that staff refunded. */
export async function listLinesToMake(
  db: Database,
  { from, until }: { from: CivilDate; until: CivilDate },
): Promise<ToMake[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('orderLines as line', 'line.orderId', 'orders.id')
    .select(['line.productId', 'line.name', 'line.nameAr', 'line.addedTo', 'line.quantity'])
    .where('orders.deliveryDate', '>=', from)
    .where('orders.deliveryDate', '<=', until)
    .where('orders.status', 'in', statusesIn('workshop'))
    .where('line.givenBackAt', 'is', null)
    .execute()
  return rows.map(({ productId, quantity, addedTo, ...names }) => ({
    productId,
    name: localizedName(names),
    quantity,
    isAddOn: addedTo !== null,
  }))
}
