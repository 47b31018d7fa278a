import { beforeEach, expect, it } from 'vitest'
import { watchAudit } from '../../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder } from '../../../../tests/support/factories.ts'
import {
  minutes,
  noon,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { readCheckoutOptions } from '../../checkout/checkout-options.server.ts'
import { addDays } from '../cairo-time.ts'
import { closeDays } from './close-days.server.ts'
import { closeWeekday } from './close-weekday.server.ts'
import { extendClosures } from './extend-closures.server.ts'
import { openDay } from './open-day.server.ts'
import { openWeekday } from './open-weekday.server.ts'
import { readDeliverySettings } from './read-delivery-settings.server.ts'

const nadia = 'nadia'
/** Tomorrow is one. */
const saturday = { weekday: 6, from: '', until: '', reason: '', reasonAr: '' }

describeOnEachDatabase('a closure that repeats', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>

  beforeEach(async () => {
    for (const table of [
      'slotBookings',
      'deliverySlots',
      'deliveryZones',
      'deliveryClosures',
      'deliveryRepeatedClosures',
    ] as const) {
      await open().db.deleteFrom(table).execute()
    }
    shop = await openTestShop(open())
    written = await watchAudit(shop.db)
  })

  const close = (change: Partial<typeof saturday> = {}, knowsOfBookings = false) =>
    closeWeekday(shop, { draft: { ...saturday, ...change }, knowsOfBookings }, nadia)
  const settings = () => readDeliverySettings(shop)
  const closedDays = async () => (await settings()).closedDays.map(({ date }) => date)
  const shownReasons = async () => {
    const { days } = await readCheckoutOptions(shop, { productIds: [], userId: 'mona' })
    return days.flatMap(({ date, closedBecause }) => (closedBecause ? [[date, closedBecause]] : []))
  }

  it('closes its days for customers at once, in the calendar and when placing', async () => {
    expect(await close()).toEqual({ ok: true })
    expect(await shownReasons()).toEqual([
      [tomorrow, 'Closed on Saturdays'],
      ['2026-11-28', 'Closed on Saturdays'],
    ])
    await expect(createOrder(shop)).rejects.toThrow()
    const [closure] = (await settings()).repeatedClosures
    expect(closure).toMatchObject({ weekday: 6, from: today, until: null })
    expect(closure?.reasonAr).toContain('السبت')
    const [entry] = await written()
    expect(entry?.action).toBe('delivery-weekday.closed')
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ weekdays: '6', from: today })
  })

  it('keeps a reopened day open, whatever the nightly job does', async () => {
    await close()
    expect(await openDay(shop, '2026-11-28', nadia)).toEqual({ ok: true })
    await extendClosures(shop)
    expect(await closedDays()).not.toContain('2026-11-28')
    const [last = ''] = (await closedDays()).slice(-1)
    shop.clock.now = noon + minutes(14 * 24 * 60)
    await extendClosures(shop)
    await extendClosures(shop)
    const later = await closedDays()
    expect(later.slice(-2)).toEqual([addDays(last, 7), addDays(last, 14)])
    expect(later).not.toContain('2026-11-28')
  })

  it('opens its days when it ends, and leaves the others closed', async () => {
    const holiday = { from: '2026-11-28', until: '2026-11-29', reason: 'Eid' }
    await close()
    // The feast takes over a day of the closure.
    expect(await closeDays(shop, { draft: holiday, knowsOfBookings: false }, nadia)).toEqual({
      ok: true,
    })
    const [closure] = (await settings()).repeatedClosures
    const end = () => openWeekday(shop, closure?.id ?? '', nadia)
    expect(await end()).toEqual({ ok: true })
    expect(await end()).toEqual({ ok: false, refusal: 'changed-elsewhere' })
    expect(await closedDays()).toEqual(['2026-11-28', '2026-11-29'])
    const entry = (await written()).find(({ action }) => action === 'delivery-weekday.opened')
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ weekdays: '6', from: today })
  })

  it('begins and ends on the days that staff choose', async () => {
    await close({ from: '2026-11-22', until: '2026-12-05', reason: 'Market day' })
    expect(await closedDays()).toEqual(['2026-11-28', '2026-12-05'])
    shop.clock.now = noon + minutes(10 * 24 * 60)
    await extendClosures(shop)
    expect(await closedDays()).toEqual(['2026-12-05'])
  })

  it('is refused for a weekday that is closed already, also when two admins close it at once', async () => {
    const answers = await Promise.all([close(), close()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, refusal: 'already-closed' })
    expect((await settings()).repeatedClosures).toHaveLength(1)
  })

  it('warns about existing bookings on its days first', async () => {
    await createOrder(shop)
    const days = [{ date: tomorrow, booked: 1 }]
    expect(await close({ weekday: 7 })).toEqual({ ok: true })
    expect(await close()).toEqual({ ok: false, refusal: 'booked-beyond', days })
    expect((await settings()).repeatedClosures.map(({ weekday }) => weekday)).toEqual([7])
    expect(await close({}, true)).toEqual({ ok: true })
  })
})
