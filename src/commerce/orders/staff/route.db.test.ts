import { beforeEach, describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { deleteOrders } from '../../../../tests/support/delete-orders.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, createProduct, type TestOrder } from '../../../../tests/support/factories.ts'
import { photograph } from '../../../../tests/support/photographs.ts'
import {
  createSlot,
  createZone,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import type { DocumentRequest, PrintDocument } from '../../documents/document-printer.ts'
import { storePicture } from '../../pictures/store-picture.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import { addNote } from './add-note.server.ts'
import { printMessageCard, printWorkOrder } from './print-order.server.ts'
import { printOrders, readPrintRun } from './print-orders.server.ts'
import { readMakeList } from './read-make-list.server.ts'
import { readRoute } from './read-route.server.ts'

const appUrl = 'https://shop.example'

describeUseCase('a printed document', (open) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(open())
    await deleteOrders(shop.db)
  })

  const stand = ({ orderId }: TestOrder, status: OrderStatus) =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
  const stopsOf = async (slot?: string) => {
    const { route } = await readRoute(shop, { date: tomorrow, slot })
    return route.zones.map(({ name, stops }) => [name, stops.map(({ orderId }) => orderId)])
  }

  it('of a route contains the undelivered orders by area', async () => {
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

  it('of the route of a slot contains the orders of that slot', async () => {
    const evening = await createSlot(shop, { name: 'Evening' })
    const [afternoon, late] = [
      await createOrder(shop),
      await createOrder(shop, { delivery: { date: tomorrow, slotId: evening.id } }),
    ]
    for (const order of [afternoon, late]) await stand(order, 'preparing')
    expect(await stopsOf(evening.id)).toEqual([['Zamalek', [late.orderId]]])
    expect(await stopsOf(shop.slot.id)).toEqual([['Zamalek', [afternoon.orderId]]])
    expect((await readRoute(shop, { date: today })).route.stops).toBe(0)
  })

  it('of the route of a disabled slot contains its orders', async () => {
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

  it('for the workshop contains pictures and notes', async () => {
    const stored = await storePicture(shop, await photograph(), { createdBy: null })
    const image = stored.ok ? stored.picture.address : ''
    const { orderId } = await createOrder(shop)
    await shop.db.updateTable('orderLines').set({ image }).execute()
    await addNote(shop, { orderId, staffId: 'nadia', note: 'A lilac ribbon' })
    const printed: DocumentRequest[] = []
    const result = await printWorkOrder(shop, recordingPrinter(printed), orderId)
    expect(result).toMatchObject({ ok: true })
    expect(printed).toMatchObject([
      { kind: 'work-order', order: { notes: [{ text: 'A lilac ribbon' }] } },
    ])
    const [request] = printed
    const lines = request?.kind === 'work-order' ? request.order.lines : []
    // The PDF library reads JPEG only; these are its first bytes.
    expect([...(lines[0]?.picture ?? [])].slice(0, 2)).toEqual([0xff, 0xd8])
  })

  it('for the workshop has names in the language of the request, and no notes of payments', async () => {
    await shop.db.updateTable('deliveryZones').set({ nameAr: 'الزمالك' }).execute()
    const product = await createProduct(shop, { name: 'Roses', nameAr: 'ورد' })
    const placed = await createOrder(shop, { product })
    await insertChangeEvent(shop.db, await orderOf(shop, placed), {
      kind: 'noted',
      actor: 'payment',
      actorId: null,
      at: 0,
      note: 'EGP 500 refunded at the payment provider.',
    })
    const printed: DocumentRequest[] = []
    const print = () => printWorkOrder(shop, recordingPrinter(printed), placed.orderId)
    await print()
    await inLocale('ar', print)
    expect(printed).toMatchObject([
      { order: { locale: 'en', area: 'Zamalek', lines: [{ name: 'Roses' }], notes: [] } },
      { order: { locale: 'ar', area: 'الزمالك', lines: [{ name: 'ورد' }], notes: [] } },
    ])
  })

  it('for the bouquet is the message card', async () => {
    const { orderId } = await createOrder(shop)
    const printed: DocumentRequest[] = []
    const printer = recordingPrinter(printed)
    expect(await printMessageCard(shop, printer, { orderId, appUrl })).toMatchObject({ ok: true })
    expect(printed).toMatchObject([
      {
        kind: 'message-card',
        card: { message: 'Happy birthday' },
        link: expect.stringMatching(/^https:\/\/shop\.example\/r\/\w{40}$/),
      },
    ])
    const nowhere = await printMessageCard(shop, printer, {
      orderId: 'abcdefghij0123456789',
      appUrl,
    })
    expect(nowhere).toEqual({ ok: false, refusal: 'order-not-found' })
  })

  it('of what to make contains the orders of a day or slot that are still in the workshop', async () => {
    const evening = await createSlot(shop, {
      name: 'Evening',
      startMinute: 19 * 60,
      endMinute: 1300,
    })
    const [first, second, gone] = [
      await createOrder(shop, { delivery: { date: tomorrow, slotId: evening.id } }),
      await createOrder(shop),
      await createOrder(shop),
    ]
    await stand(first, 'confirmed')
    await stand(second, 'preparing')
    await stand(gone, 'out_for_delivery')
    const made = async (slot?: string) => {
      const { list } = await readMakeList(shop, { date: tomorrow, slot })
      return list.products.flatMap(({ items }) => items.map(({ orderId }) => orderId))
    }
    expect((await made()).toSorted()).toEqual([first.orderId, second.orderId].toSorted())
    expect(await made(evening.id)).toEqual([first.orderId])
    expect((await readMakeList(shop, { date: today })).list.orders).toBe(0)
  })

  describe('of many orders', () => {
    const idsOf = (orders: readonly TestOrder[]) => orders.map(({ orderId }) => orderId)

    it('is in the order of work: slot, then area, then number', async () => {
      const evening = await createSlot(shop, {
        name: 'Evening',
        startMinute: 19 * 60,
        endMinute: 1300,
      })
      const placed = await Promise.all([1, 2, 3, 4].map(() => createOrder(shop)))
      const work = [
        ['1000-0002', shop.slot.startMinute, 'Dokki'],
        ['1000-0001', shop.slot.startMinute, 'Zamalek'],
        ['1000-0003', shop.slot.startMinute, 'Zamalek'],
        ['1000-0000', evening.startMinute, 'Dokki'],
      ] as const
      for (const [index, [number, slotStartMinute, zoneName]] of work.entries()) {
        await shop.db
          .updateTable('orders')
          .set({ number, slotStartMinute, zoneName, status: 'confirmed' })
          .where('id', '=', placed[index]?.orderId ?? '')
          .execute()
      }
      const printed: DocumentRequest[] = []
      const ids = idsOf(placed).toReversed()
      await printOrders(shop, recordingPrinter(printed), { kind: 'labels', ids, appUrl })
      const [run] = printed
      const labels = run?.kind === 'print-run' ? run.documents : []
      expect(labels).toMatchObject(work.map(([number]) => ({ label: { number } })))
      expect(JSON.stringify(labels)).not.toMatch(/EGP|Mona/)
    })

    it('has the notes of each order on its work order', async () => {
      const placed = [await createOrder(shop), await createOrder(shop)]
      for (const order of placed) await stand(order, 'confirmed')
      const { orderId = '' } = placed[1] ?? {}
      await addNote(shop, { orderId, staffId: 'nadia', note: 'A lilac ribbon' })
      const printed: DocumentRequest[] = []
      const run = { kind: 'work-orders', ids: idsOf(placed), appUrl } as const
      expect(await printOrders(shop, recordingPrinter(printed), run)).toMatchObject({ ok: true })
      const { number } = await orderOf(shop, { orderId })
      const [request] = printed
      const orders = (request?.kind === 'print-run' ? request.documents : []).flatMap((document) =>
        document.kind === 'work-order' ? [document.order] : [],
      )
      expect(orders.flatMap(({ notes, ...order }) => notes.map(() => order.number))).toEqual([
        number,
      ])
      expect(await readPrintRun(shop, run.ids)).toMatchObject({ counts: { 'work-orders': 2 } })
    })

    it('is refused if there is nothing to print', async () => {
      const order = await createOrder(shop)
      await stand(order, 'cancelled')
      const run = { kind: 'cards', ids: [order.orderId, 'abcdefghij0123456789'], appUrl } as const
      const refused = { ok: false, refusal: 'nothing-to-print' }
      expect(await printOrders(shop, recordingPrinter([]), run)).toEqual(refused)
    })
  })
})

/** Records the documents to print. */
function recordingPrinter(printed: DocumentRequest[]): PrintDocument {
  return (request) => {
    printed.push(request)
    return Promise.resolve(new Uint8Array())
  }
}
