import { changeProducts } from '#commerce/catalogue/editing/change-products.server.ts'
import type { ProductChange } from '#commerce/catalogue/editing/product-changes.ts'
import { productDraftOf } from '#commerce/catalogue/editing/product-draft.ts'
import { updateProduct } from '#commerce/catalogue/editing/update-product.server.ts'
import { findProduct } from '#commerce/catalogue/product-store.server.ts'
import { addDays, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { addPeakDay } from '#commerce/delivery/settings/add-peak-day.server.ts'
import { closeDays } from '#commerce/delivery/settings/close-days.server.ts'
import { listStaffZones } from '#commerce/delivery/settings/delivery-settings-store.server.ts'
import { saveZone } from '#commerce/delivery/settings/save-zone.server.ts'
import { addStaff } from '#commerce/staff/add-staff.server.ts'
import { findInvitation } from '#commerce/staff/roster-store.server.ts'
import { withdrawInvitation } from '#commerce/staff/withdraw-invitation.server.ts'
import { closedDay } from './plan-days.ts'
import { expectAccepted, idOf, type Stage, type Step } from './stage.ts'

/** Prices and fees before staff changed them to those of the demo catalogue. */
export const earlierPrices = { 'Coral Spray Roses': 720, 'Five Sunflowers': 420 } as const
export const earlierFees = { Madinaty: 120, 'Sheikh Zayed': 110 } as const

/** Changes of both staff members besides orders, for the audit log and the delivery rules. */
export function stepsOfStaff(stage: Stage, now: number): Step[] {
  const { shop, staff } = stage
  const today = civilDateAt(now)
  const at = (daysAgo: number, hour: number, run: () => Promise<unknown>): Step => ({
    at: instantOf(addDays(today, -daysAgo), hour * 60 + 12),
    run: async () => {
      await run()
    },
  })
  const change = (actor: string, names: readonly string[], what: ProductChange) => () => {
    const ids = names.map((name) => idOf(stage.products, name))
    return expectAccepted('a change', changeProducts(shop, { ids, change: what }, actor))
  }
  const date = addDays(today, -closedDay.daysAgo)
  const closure = { from: date, until: date, reason: closedDay.reason }
  const peak = { date: addDays(today, -12), name: 'Graduation evening', surcharge: 40 }
  return [
    // An order of the same minute would find no lavender, so this happens before the first one of the day.
    at(78, 7, change(staff.karim, ['Dried Lavender'], { kind: 'archive' })),
    at(78, 8, change(staff.karim, ['Dried Lavender'], { kind: 'restore' })),
    at(70, 11, () => describe(stage, 'Plum Tulips')),
    at(55, 9, () => reprice(stage, 'Coral Spray Roses', 780)),
    at(54, 16, () => reprice(stage, 'Five Sunflowers', 460)),
    at(47, 12, () => changeFee(stage, 'Madinaty', 140)),
    at(47, 13, () => changeFee(stage, 'Sheikh Zayed', 130)),
    at(closedDay.daysAgo + 10, 9, () =>
      expectAccepted(
        'a closed day',
        closeDays(shop, { draft: closure, knowsOfBookings: true }, staff.nadia),
      ),
    ),
    at(29, 15, () => invite(stage)),
    at(26, 9, () => withdraw(stage)),
    at(26, 10, () => expectAccepted('a peak day', addPeakDay(shop, peak, staff.nadia))),
  ]
}

const invited = 'layla.seller@boutique.example'

async function invite({ shop, staff }: Stage): Promise<void> {
  const context = { ...shop, endSessionsOf: async () => undefined }
  const addition = { actorId: staff.nadia, email: invited, role: 'seller' } as const
  await expectAccepted('an invitation', addStaff(context, addition))
}

async function withdraw({ shop, staff }: Stage): Promise<void> {
  const invitation = await findInvitation(shop.db, invited)
  const which = { actorId: staff.nadia, invitationId: invitation?.id ?? '' }
  await expectAccepted('a withdrawal', withdrawInvitation(shop, which))
}

async function reprice(stage: Stage, name: string, price: number): Promise<void> {
  const { shop, staff } = stage
  const product = await findProduct(shop.db, idOf(stage.products, name))
  if (!product) return
  const { id, updatedAt, stock } = product
  const update = { id, draft: { ...productDraftOf(product), price }, seen: { updatedAt, stock } }
  await expectAccepted('a price', updateProduct(shop, update, staff.nadia))
}

/** Karim corrects the care instructions of a product, and restores the text of the catalogue. */
async function describe(stage: Stage, name: string): Promise<void> {
  const { shop, staff } = stage
  const original = await findProduct(shop.db, idOf(stage.products, name))
  if (!original) return
  for (const care of [`${original.care} Turn the vase daily.`, original.care]) {
    const product = await findProduct(shop.db, original.id)
    if (!product) return
    const { id, updatedAt, stock } = product
    const update = { id, draft: { ...productDraftOf(product), care }, seen: { updatedAt, stock } }
    await expectAccepted('a text', updateProduct(shop, update, staff.karim))
  }
}

async function changeFee(stage: Stage, name: string, fee: number): Promise<void> {
  const { shop, staff } = stage
  const zone = (await listStaffZones(shop.db)).find((known) => known.name === name)
  if (!zone) return
  const { id, ...seen } = zone
  await expectAccepted('a fee', saveZone(shop, { id, draft: { ...seen, fee }, seen }, staff.nadia))
}
