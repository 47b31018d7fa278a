import { beforeEach, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../../tests/support/factories.ts'
import {
  createSlot,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { readCheckoutOptions } from '../../checkout/checkout-options.server.ts'
import { changeDelivery } from '../../orders/customer/change-delivery.server.ts'
import { localizeOrder } from '../../orders/localize-order.ts'
import { substituteItem } from '../../orders/staff/substitute-item.server.ts'
import { readDeliveryAreas } from '../read-delivery-areas.server.ts'
import { addPeakDay } from './add-peak-day.server.ts'
import { closeDays } from './close-days.server.ts'
import { openDay } from './open-day.server.ts'
import { readDeliverySettings } from './read-delivery-settings.server.ts'
import { removePeakDay } from './remove-peak-day.server.ts'
import { saveSlot } from './save-slot.server.ts'
import { saveZone } from './save-zone.server.ts'

const nadia = 'nadia'

describeOnEachDatabase('Arabic names of the delivery', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  beforeEach(async () => {
    for (const table of ['slotBookings', 'orderLines', 'orderKeys', 'orderEvents'] as const) {
      await open().db.deleteFrom(table).execute()
    }
    for (const table of ['deliveryZones', 'deliveryClosures', 'deliveryPeakDays'] as const) {
      await open().db.deleteFrom(table).execute()
    }
    await open().db.deleteFrom('orders').execute()
    await open().db.deleteFrom('deliverySlots').execute()
    shop = await openTestShop(open())
    // Advances the clock before each change.
    shop.now = () => shop.clock.now++
    written = await watchAudit(shop.db)
  })

  const saveNames = async () => {
    const { id, ...zone } = shop.zone
    const { id: slotId, ...slot } = { ...shop.slot, enabled: true }
    const named = { ...zone, nameAr: ' الزمالك ' }
    const knowsOfBookings = false
    return [
      await saveZone(shop, { id, draft: named, seen: zone }, nadia),
      await saveSlot(
        shop,
        { id: slotId, draft: { ...slot, nameAr: 'العصر' }, seen: slot, knowsOfBookings },
        nadia,
      ),
      await addPeakDay(
        shop,
        { date: tomorrow, name: 'Mother’s Day', nameAr: 'عيد الأم', surcharge: 60 },
        nadia,
      ),
      await closeDays(
        shop,
        { draft: { from: today, until: today, reason: 'Eid', reasonAr: 'العيد' }, knowsOfBookings },
        nadia,
      ),
    ]
  }
  const options = () => readCheckoutOptions(shop, { productIds: [], userId: 'mona' })

  it('are saved, audited and shown to staff beside the English ones', async () => {
    expect((await saveNames()).every(({ ok }) => ok)).toBe(true)
    expect(await readDeliverySettings(shop)).toMatchObject({
      zones: [{ name: 'Zamalek', nameAr: 'الزمالك' }],
      slots: [{ name: 'Afternoon', nameAr: 'العصر' }],
      peakDays: [{ name: 'Mother’s Day', nameAr: 'عيد الأم' }],
      closedDays: [{ reason: 'Eid', reasonAr: 'العيد' }],
    })
    await openDay(shop, today, nadia)
    await removePeakDay(shop, tomorrow, nadia)
    const entries = await written()
    const values = entries.flatMap(({ before, after }) => [before, after])
    expect(values.map((value) => JSON.parse(value ?? 'null'))).toMatchObject([
      { name: 'Zamalek' },
      { nameAr: 'الزمالك' },
      { name: 'Afternoon' },
      { nameAr: 'العصر' },
      null,
      { nameAr: 'عيد الأم' },
      null,
      { reasonAr: 'العيد' },
      { reasonAr: 'العيد' },
      null,
      { nameAr: 'عيد الأم' },
      null,
    ])
  })

  it('are shown to customers in the language of the page, with English where they are missing', async () => {
    await saveNames()
    const arabic = await inLocale('ar', options)
    expect(arabic.zones).toMatchObject([{ name: 'الزمالك' }])
    expect(arabic.slots).toMatchObject([{ name: 'العصر' }])
    expect(arabic.days).toMatchObject([
      ...[{ closedBecause: 'العيد' }, { surcharge: { name: 'عيد الأم' } }],
      ...arabic.days.slice(2),
    ])
    expect((await inLocale('ar', () => readDeliveryAreas(shop.db))).areas).toMatchObject([
      { name: 'الزمالك' },
    ])
    const english = await options()
    expect(english.zones).toMatchObject([{ name: 'Zamalek' }])
    expect(english.days[0]?.closedBecause).toBe('Eid')
    await shop.db.updateTable('deliveryZones').set({ nameAr: '' }).execute()
    expect((await inLocale('ar', options)).zones).toMatchObject([{ name: 'Zamalek' }])
  })

  it('have the limits of the English ones', async () => {
    const { id, ...seen } = shop.zone
    const draft = { ...seen, nameAr: 'و'.repeat(61) }
    expect(await saveZone(shop, { id, draft, seen }, nadia)).toMatchObject({
      refusal: 'not-valid',
      problems: { nameAr: { code: 'too-long', longest: 60 } },
    })
  })

  it('stay in an order as they were, for the customer to read in either language', async () => {
    await saveNames()
    const product = await createProduct(shop, { name: 'Roses', nameAr: 'ورد' })
    const seenDeliveryFee = shop.zone.fee + 60
    const placed = await createOrder(shop, { product, seenDeliveryFee })
    await shop.db.updateTable('products').set({ nameAr: 'غيره' }).execute()
    const order = await orderOf(shop, placed)
    expect(order).toMatchObject({
      lines: [{ name: 'Roses', nameAr: 'ورد' }],
      address: { zoneName: 'Zamalek', zoneNameAr: 'الزمالك' },
      delivery: { slotName: 'Afternoon', slotNameAr: 'العصر' },
      surcharge: { name: 'Mother’s Day', nameAr: 'عيد الأم', amount: 60 },
    })
    expect(localizeOrder(order)).toEqual(order)
    expect(inLocale('ar', () => localizeOrder(order))).toMatchObject({
      lines: [{ name: 'ورد' }],
      address: { zoneName: 'الزمالك' },
      delivery: { slotName: 'العصر' },
      surcharge: { name: 'عيد الأم' },
    })
  })
  it('follow a substitution and a new day', async () => {
    await saveNames()
    await removePeakDay(shop, tomorrow, nadia)
    const product = await createProduct(shop, { name: 'Roses', nameAr: 'ورد' })
    const tulips = await createProduct(shop, { name: 'Tulips', nameAr: 'توليب' })
    const placed = await createOrder(shop, { product, paymentMethod: 'cash' })
    const { orderId, userId } = placed
    const substitution = { orderId, position: 0, hasAgreed: true, staffId: nadia }
    const replaceBy = (seen: string, by: string) =>
      substituteItem(shop, { ...substitution, seenProductId: seen, productId: by })
    expect(await replaceBy(product.id, tulips.id)).toMatchObject({ ok: true })
    const replaced = await orderOf(shop, placed)
    expect(inLocale('ar', () => localizeOrder(replaced).lines)).toMatchObject([
      { name: 'توليب', insteadOf: 'ورد' },
    ])
    expect(await replaceBy(tulips.id, product.id)).toMatchObject({ ok: true })
    const [line] = (await orderOf(shop, placed)).lines
    expect(line).toMatchObject({ name: 'Roses', nameAr: 'ورد', insteadOf: null })

    const evening = await createSlot(shop, { name: 'Evening', nameAr: 'المساء' })
    const from = { date: tomorrow, slotId: shop.slot.id }
    const to = { date: tomorrow, slotId: evening.id }
    expect(await changeDelivery(shop, { orderId, userId, from, to })).toMatchObject({ ok: true })
    expect((await orderOf(shop, placed)).delivery).toMatchObject({ slotNameAr: 'المساء' })
  })
  it('give way to English after a substitution by the previous version', async () => {
    const product = await createProduct(shop, { name: 'Roses', nameAr: 'ورد' })
    const placed = await createOrder(shop, { product })
    const substitution = { name: 'Tulips', insteadOf: 'Roses' }
    await shop.db.updateTable('orderLines').set(substitution).execute()
    const replaced = await orderOf(shop, placed)
    expect(inLocale('ar', () => localizeOrder(replaced).lines)).toMatchObject([substitution])
  })
})
