import { beforeEach, expect, it } from 'vitest'
import { deleteOrders } from '../../../../tests/support/delete-orders.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, type TestOrder } from '../../../../tests/support/factories.ts'
import { photograph } from '../../../../tests/support/photographs.ts'
import {
  createSlot,
  createZone,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import type { MessageCard } from '../../documents/message-card.ts'
import type { WorkOrder } from '../../documents/work-order.ts'
import { storePicture } from '../../pictures/store-picture.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { addNote } from './add-note.server.ts'
import { printMessageCard, printWorkOrder } from './print-order.server.ts'
import { readRoute } from './read-route.server.ts'

describeUseCase('what staff take along', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
    await deleteOrders(shop.db)
  })

  const stand = ({ orderId }: TestOrder, status: OrderStatus) =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
  const stopsOf = async (slot?: string) => {
    const { sheet } = await readRoute(shop, { date: tomorrow, slot })
    return sheet.zones.map(({ name, stops }) => [name, stops.map(({ orderId }) => orderId)])
  }

  it('on a route is what still has to be brought, area by area', async () => {
    const zone = await createZone(shop, { name: 'Maadi' })
    const [first, other] = [await createOrder(shop), await createOrder(shop)]
    const far = await createOrder(shop, {
      seenDeliveryFee: zone.fee,
      address: {
        givenBy: 'sender',
        zoneId: zone.id,
        street: 'Road 9',
        building: '1',
        floor: '',
        notes: '',
      },
    })
    await stand(first, 'confirmed')
    await stand(other, 'delivered')
    await stand(far, 'delivery_failed')
    expect(await stopsOf()).toEqual([
      ['Maadi', [far.orderId]],
      ['Zamalek', [first.orderId]],
    ])
  })

  it('on the route of a window is what belongs into it', async () => {
    const evening = await createSlot(shop, { name: 'Evening' })
    const [afternoon, late] = [
      await createOrder(shop),
      await createOrder(shop, { delivery: { date: tomorrow, slotId: evening.id } }),
    ]
    for (const order of [afternoon, late]) await stand(order, 'preparing')
    expect(await stopsOf(evening.id)).toEqual([['Zamalek', [late.orderId]]])
    expect(await stopsOf(shop.slot.id)).toEqual([['Zamalek', [afternoon.orderId]]])
    expect((await readRoute(shop, { date: today })).sheet.stops).toBe(0)
  })

  it('on the route of a window that is no longer offered is what was booked before', async () => {
    const order = await createOrder(shop)
    await stand(order, 'confirmed')
    const other = await createOrder(shop, {
      delivery: { date: tomorrow, slotId: (await createSlot(shop, { name: 'Evening' })).id },
    })
    await stand(other, 'confirmed')
    const { id } = shop.slot
    await shop.db.updateTable('deliverySlots').set({ enabled: 0 }).where('id', '=', id).execute()
    expect(await stopsOf(id)).toEqual([['Zamalek', [order.orderId]]])
    const { slots } = await readRoute(shop, { date: tomorrow })
    expect(slots).toContainEqual(expect.objectContaining({ id, name: 'Afternoon', enabled: false }))
  })

  it('to the table is the order with its pictures and what colleagues noted', async () => {
    const stored = await storePicture(shop, await photograph(), { createdBy: null })
    const image = stored.ok ? stored.picture.address : ''
    const { orderId } = await createOrder(shop)
    await shop.db.updateTable('orderLines').set({ image }).execute()
    await addNote(shop, { orderId, staffId: 'nadia', note: 'A lilac ribbon' })
    const printed: WorkOrder[] = []
    const answer = await printWorkOrder(shop, press(printed, []), orderId)
    expect(answer).toMatchObject({ ok: true })
    expect(printed).toMatchObject([{ notes: [{ words: 'A lilac ribbon' }] }])
    // A JPEG begins so: what prints reads nothing else.
    expect([...(printed[0]?.lines[0]?.picture ?? [])].slice(0, 2)).toEqual([0xff, 0xd8])
  })

  it('to the flowers is the card', async () => {
    const { orderId } = await createOrder(shop)
    const printed: MessageCard[] = []
    expect(await printMessageCard(shop, press([], printed), orderId)).toMatchObject({ ok: true })
    expect(printed).toMatchObject([{ message: 'Happy birthday' }])
    const nowhere = await printMessageCard(shop, press([], printed), 'abcdefghij0123456789')
    expect(nowhere).toEqual({ ok: false, refusal: 'order-not-found' })
  })
})

/** Remembers what it was to print. */
function press(orders: WorkOrder[], cards: MessageCard[]) {
  const file = () => Promise.resolve(new Uint8Array())
  return {
    workOrder(order: WorkOrder) {
      orders.push(order)
      return file()
    },
    messageCard(card: MessageCard) {
      cards.push(card)
      return file()
    },
  }
}
