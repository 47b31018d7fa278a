import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
} from '../../../../tests/support/factories.ts'
import { edit } from '../../../../tests/support/order-edits.ts'
import {
  blockAfterReading,
  blockAfterWritingTo,
  type PausedShop,
} from '../../../../tests/support/paused-shop.ts'
import {
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { placeOrder } from '../../checkout/place-order.server.ts'
import { changeDelivery } from '../../orders/customer/change-delivery.server.ts'
import { closeDays } from './close-days.server.ts'
import { closeWeekday } from './close-weekday.server.ts'
import { saveSlot } from './save-slot.server.ts'

const nadia = 'nadia'
const reason = { reason: 'Eid', reasonAr: '' }
const dayAfter = '2026-11-22'
const unwarned = { knowsOfBookings: false }

interface Result {
  ok: boolean
  refusal?: string
}

type Request = (shop: TestShop) => Promise<Result>

// Each closes tomorrow, and warns about the deliveries of that day.
const closeDay: Request = (on) =>
  closeDays(on, { draft: { from: tomorrow, until: tomorrow, ...reason }, ...unwarned }, nadia)
const closeDayOfWeek: Request = (on) =>
  closeWeekday(on, { draft: { weekday: 6, from: '', until: '', ...reason }, ...unwarned }, nadia)
const disableSlot: Request = (on) => saveSlotOf(on, { enabled: false })

function saveSlotOf(on: TestShop, change: { name?: string; enabled?: boolean }) {
  const { id, ...slot } = on.slot
  const seen = { ...slot, enabled: true }
  return saveSlot(on, { id, draft: { ...seen, ...change }, seen, ...unwarned }, nadia)
}

describeOnEachDatabase('an order for a day that staff close at the same time', (open) => {
  let shop: TestShop
  let place: Request
  /** Orders of another day that move to the closed one. */
  let moves: (date: string) => Promise<Record<'staff' | 'customer', Request>>

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
    const { id: slotId } = shop.slot
    const product = await createProduct(shop)
    const request = orderRequest(shop, { lines: [lineOf(product)] })
    place = (on) => placeOrder(on, request, newDocumentId())
    moves = async (date) => {
      const [from, to] = [
        { date, slotId },
        { date: tomorrow, slotId },
      ]
      const order = await createOrder(shop, { product, delivery: from })
      return {
        staff: (on) => edit(on, order, { date: tomorrow }),
        customer: (on) => changeDelivery(on, { ...order, from, to }),
      }
    }
  })

  const bookedTomorrow = async () => {
    const rows = await shop.db
      .selectFrom('slotBookings')
      .select('booked')
      .where('date', '=', tomorrow)
      .execute()
    return rows.reduce((sum, { booked }) => sum + booked, 0)
  }

  // The last read of an order by card.
  const afterReading = () => blockAfterReading(shop, 'delivery_slots')

  const refuseAfterReading = async (ask: Request, paused: PausedShop, close: Request) => {
    const asking = ask(paused.shop)
    await paused.reached
    const closing = close(shop)
    // On SQLite the closing waits for the transaction of the order, and counts it.
    const isSerial = open().engine === 'sqlite'
    if (!isSerial) expect(await closing).toEqual({ ok: true })
    paused.resume()
    const order = await asking
    if (isSerial) {
      expect(await closing).toMatchObject({ refusal: 'booked-beyond' })
      return
    }
    expect(order).toMatchObject({ refusal: 'slot-unavailable', state: 'closed' })
    expect(await bookedTomorrow()).toBe(0)
  }

  const countAfterBooking = async (ask: Request, close: Request) => {
    const paused = blockAfterWritingTo(shop, 'slot_bookings')
    const asking = ask(paused.shop)
    await paused.reached
    const closing = close(shop)
    paused.resume()
    expect(await asking).toMatchObject({ ok: true })
    const days = [{ date: tomorrow, booked: 1 }]
    expect(await closing).toEqual({ ok: false, refusal: 'booked-beyond', days })
    expect(await bookedTomorrow()).toBe(1)
  }

  describe.each([
    ['close the day', closeDay],
    ['close the weekday', closeDayOfWeek],
    ['disable the slot', disableSlot],
  ] as const)('when staff %s', (_name, close) => {
    it('is refused if it was being placed', () => refuseAfterReading(place, afterReading(), close))

    it('is counted if it was placed', () => countAfterBooking(place, close))

    it.each(['staff', 'customer'] as const)('is counted if %s moved it there', async (by) =>
      countAfterBooking((await moves(dayAfter))[by], close),
    )
  })

  // A change of the slot waits for the move, which has locked the slot on its other day, and counts it.
  describe.each([
    ['close the day', closeDay],
    ['close the weekday', closeDayOfWeek],
  ] as const)('when staff %s', (_name, close) => {
    it.each(['staff', 'customer'] as const)('is refused if %s were moving it there', async (by) =>
      refuseAfterReading(
        (await moves(today))[by],
        blockAfterWritingTo(shop, 'slot_bookings'),
        close,
      ),
    )
  })

  it('is placed when staff only rename its slot', async () => {
    const paused = afterReading()
    const placing = place(paused.shop)
    await paused.reached
    const saving = saveSlotOf(shop, { name: 'After work' })
    if (open().engine === 'postgresql') await saving
    paused.resume()
    expect([await placing, await saving]).toMatchObject([{ ok: true }, { ok: true }])
  })
})
