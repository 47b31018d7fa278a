import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder } from '../../../../tests/support/factories.ts'
import {
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { readCheckoutOptions } from '../../checkout/checkout-options.server.ts'
import { setDayCapacity } from '../workload/set-day-capacity.server.ts'
import { addPeakDay } from './add-peak-day.server.ts'
import { closeDays } from './close-days.server.ts'
import { onDeliveryChange } from './delivery-change.server.ts'
import type { SlotDraft } from './delivery-drafts.ts'
import { openDay } from './open-day.server.ts'
import { readDeliverySettings } from './read-delivery-settings.server.ts'
import { removePeakDay } from './remove-peak-day.server.ts'
import { reorderZones } from './reorder-zones.server.ts'
import { saveSlot } from './save-slot.server.ts'
import { saveZone } from './save-zone.server.ts'

const nadia = 'nadia'
const evening: SlotDraft = {
  name: 'Evening',
  startMinute: 18 * 60,
  endMinute: 22 * 60,
  cutoffMinute: 16 * 60,
  capacity: 5,
  weekdays: '1234567',
  enabled: true,
}

describeOnEachDatabase('a super admin', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  let afternoon: SlotDraft
  beforeEach(async () => {
    for (const table of [
      'slotBookings',
      'deliverySlots',
      'deliveryZones',
      'deliveryClosures',
      'deliveryPeakDays',
    ] as const) {
      await open().db.deleteFrom(table).execute()
    }
    shop = await openTestShop(open())
    // Advances the clock before each change.
    shop.now = () => shop.clock.now++
    written = await watchAudit(shop.db)
    const { id: _id, ...slot } = shop.slot
    afternoon = { ...slot, enabled: true }
  })

  const audited = async () => (await written()).map(({ action }) => action)
  const settings = () => readDeliverySettings(shop)
  const stateOf = async (date: string, slotId = shop.slot.id) => {
    const { days } = await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })
    const day = days.find((each) => each.date === date)
    return day?.windows.find((window) => window.slotId === slotId)?.state
  }
  const change = (draft: Partial<SlotDraft>, knowsOfBookings = false) =>
    saveSlot(
      shop,
      { id: shop.slot.id, draft: { ...afternoon, ...draft }, seen: afternoon, knowsOfBookings },
      nadia,
    )

  describe('managing areas', () => {
    const maadi = { name: 'Maadi', fee: 80, open: true }
    const zamalek = { name: 'Zamalek', fee: 75, open: true }

    it('adds an area at the end', async () => {
      expect(await saveZone(shop, { id: null, draft: maadi, seen: null }, nadia)).toEqual({
        ok: true,
      })
      expect((await settings()).zones.map(({ name }) => name)).toEqual(['Zamalek', 'Maadi'])
      expect(await audited()).toEqual(['delivery-zone.created'])
    })

    it('changes the fee of new orders only', async () => {
      const order = await createOrder(shop)
      const draft = { ...zamalek, fee: 90 }
      await saveZone(shop, { id: shop.zone.id, draft, seen: zamalek }, nadia)
      expect((await orderOf(shop, order)).deliveryFee).toBe(75)
      expect(
        (await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })).zones,
      ).toMatchObject([{ fee: 90 }])
    })

    it('is not warned of bookings for which the day has its own capacity', async () => {
      await createOrder(shop)
      await createOrder(shop)
      const own = { date: tomorrow, slotId: shop.slot.id, capacity: 2, seen: shop.slot.capacity }
      expect(await setDayCapacity(shop, own, nadia)).toEqual({ ok: true })
      expect(await change({ capacity: 1 })).toEqual({ ok: true })
    })

    it('is rejected when another admin saved first', async () => {
      const save = (fee: number) =>
        saveZone(shop, { id: shop.zone.id, draft: { ...zamalek, fee }, seen: zamalek }, nadia)
      const answers = await Promise.all([save(90), save(95)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers).toContainEqual({ ok: false, refusal: 'changed-elsewhere' })
      expect(await audited()).toEqual(['delivery-zone.updated'])
    })

    it('cannot give two areas the same name', async () => {
      const draft = { ...maadi, name: ' zamalek' }
      expect(await saveZone(shop, { id: null, draft, seen: null }, nadia)).toEqual({
        ok: false,
        refusal: 'name-taken',
      })
    })

    it('reorders the areas, unless they changed meanwhile', async () => {
      await saveZone(shop, { id: null, draft: maadi, seen: null }, nadia)
      const ids = (await settings()).zones.map(({ id }) => id).reverse()
      expect(await reorderZones(shop, ids, nadia)).toEqual({ ok: true })
      expect((await settings()).zones.map(({ id }) => id)).toEqual(ids)
      expect(await reorderZones(shop, ids.slice(1), nadia)).toMatchObject({ ok: false })
    })
  })

  describe('managing time slots', () => {
    it('adds a slot that shoppers can choose', async () => {
      const data = { id: null, draft: evening, seen: null, knowsOfBookings: false }
      expect(await saveSlot(shop, data, nadia)).toEqual({ ok: true })
      const slot = (await settings()).slots.find(({ name }) => name === 'Evening')
      expect(await stateOf(today, slot?.id)).toBe('open')
      expect(await audited()).toEqual(['delivery-slot.created'])
    })

    it('cannot overlap two slots', async () => {
      const draft = { ...evening, startMinute: 17 * 60 }
      const data = { id: null, draft, seen: null, knowsOfBookings: false }
      const answer = { ok: false, refusal: 'overlap', name: 'Afternoon' }
      expect(await saveSlot(shop, data, nadia)).toEqual(answer)
    })

    it('limits a slot to some weekdays', async () => {
      // The day of the tests is a Friday.
      expect(await change({ weekdays: '5' })).toEqual({ ok: true })
      expect([await stateOf(today), await stateOf(tomorrow)]).toEqual(['open', 'closed'])
    })

    it('disables a slot, which keeps its bookings', async () => {
      const order = await createOrder(shop)
      expect(await change({ enabled: false })).toEqual({
        ok: false,
        refusal: 'booked-beyond',
        days: [{ date: tomorrow, booked: 1 }],
      })
      expect(await change({ enabled: false }, true)).toEqual({ ok: true })
      expect(await stateOf(tomorrow)).toBeUndefined()
      expect((await orderOf(shop, order)).delivery).toMatchObject({
        date: tomorrow,
        slotName: 'Afternoon',
      })
    })

    it('is warned when bookings exceed the new capacity', async () => {
      await createOrder(shop)
      await createOrder(shop)
      expect(await change({ capacity: 1 })).toEqual({
        ok: false,
        refusal: 'booked-beyond',
        days: [{ date: tomorrow, booked: 2 }],
      })
      expect(await stateOf(tomorrow)).toBe('open')
      expect(await change({ capacity: 1 }, true)).toEqual({ ok: true })
      expect(await stateOf(tomorrow)).toBe('full')
    })

    it('is rejected when another admin saved first', async () => {
      const answers = await Promise.all([change({ capacity: 40 }), change({ capacity: 50 })])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers).toContainEqual({ ok: false, refusal: 'changed-elsewhere' })
    })

    it('cannot save an unknown slot', async () => {
      const data = { id: newDocumentId(), draft: evening, seen: evening, knowsOfBookings: false }
      expect(await saveSlot(shop, data, nadia)).toMatchObject({ ok: false })
    })
  })

  describe('managing days', () => {
    const draft = { from: tomorrow, until: '2026-11-23', reason: 'Eid' }
    const close = (knowsOfBookings = false) => closeDays(shop, { draft, knowsOfBookings }, nadia)

    it('closes several days and opens one again', async () => {
      expect(await close()).toEqual({ ok: true })
      expect([await stateOf(tomorrow), await stateOf('2026-11-24')]).toEqual(['closed', 'open'])
      expect(await openDay(shop, '2026-11-22', nadia)).toEqual({ ok: true })
      expect((await settings()).closedDays.map(({ date }) => date)).toEqual([
        tomorrow,
        '2026-11-23',
      ])
      expect(await audited()).toEqual(['delivery-days.closed', 'delivery-day.opened'])
    })

    it('cannot close or open a day twice', async () => {
      const answers = await Promise.all([close(), close()])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await openDay(shop, tomorrow, nadia)).toEqual({ ok: true })
      expect(await openDay(shop, tomorrow, nadia)).toMatchObject({ ok: false })
    })

    it('is warned about existing bookings', async () => {
      const order = await createOrder(shop)
      expect(await close()).toEqual({
        ok: false,
        refusal: 'booked-beyond',
        days: [{ date: tomorrow, booked: 1 }],
      })
      expect((await settings()).closedDays).toEqual([])
      expect(await close(true)).toEqual({ ok: true })
      expect((await settings()).closedDays[0]).toEqual({ date: tomorrow, reason: 'Eid', booked: 1 })
      expect((await orderOf(shop, order)).delivery.date).toBe(tomorrow)
    })

    it('adds and removes a surcharge once', async () => {
      const peak = { date: tomorrow, name: 'Mother’s Day', surcharge: 60 }
      expect(await addPeakDay(shop, peak, nadia)).toEqual({ ok: true })
      expect(await addPeakDay(shop, peak, nadia)).toMatchObject({ refusal: 'already-peak-day' })
      expect((await settings()).peakDays).toEqual([peak])
      expect(await removePeakDay(shop, tomorrow, nadia)).toEqual({ ok: true })
      expect(await removePeakDay(shop, tomorrow, nadia)).toMatchObject({ ok: false })
      expect(await audited()).toEqual(['delivery-peak-day.added', 'delivery-peak-day.removed'])
    })
  })

  it('triggers the change listeners only when something changed', async () => {
    let heard = 0
    const stop = onDeliveryChange(shop.db, () => {
      heard += 1
    })
    await change({ capacity: 0 })
    expect(heard).toBe(0)
    await change({ capacity: 7 })
    expect(heard).toBe(1)
    stop()
  })
})
