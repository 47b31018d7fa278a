import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, createUser, type TestOrder } from '../../../../tests/support/factories.ts'
import { photograph } from '../../../../tests/support/photographs.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { storePicture } from '../../pictures/store-picture.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import { listEvents, listStaffEvents } from '../records/order-event-store.server.ts'
import { addNote } from './add-note.server.ts'
import { type PhotoKind, photoKinds } from './order-photo.ts'
import { findPhotos } from './order-photo-store.server.ts'
import { removeOrderPhoto } from './remove-order-photo.server.ts'
import { saveOrderPhoto } from './save-order-photo.server.ts'

/** The statuses in which staff may photograph each kind. */
const photographedWhen: Record<PhotoKind, readonly OrderStatus[]> = {
  bouquet: ['confirmed', 'preparing', 'out_for_delivery', 'delivered', 'delivery_failed'],
  delivery: ['out_for_delivery', 'delivered', 'delivery_failed'],
}
const kindsAndStatuses = photoKinds.flatMap((kind) =>
  orderStatuses.map((status) => ({
    kind,
    status,
    isThere: photographedWhen[kind].includes(status),
  })),
)

describeUseCase('staff', (open) => {
  let shop: TestShop
  let order: TestOrder
  const staffId = newDocumentId()

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createOrder(shop)
    await stand('out_for_delivery')
  })

  const stand = (status: OrderStatus) =>
    shop.db.updateTable('orders').set({ status }).where('id', '=', order.orderId).execute()
  async function bring(kind: 'order' | 'shop' = 'order') {
    const request = { createdBy: staffId, kind }
    const stored = await storePicture(shop, await photograph(), request)
    if (!stored.ok) throw new Error(stored.refusal)
    return stored.picture.address
  }
  const keep = (kind: PhotoKind, image: string, orderId = order.orderId) =>
    saveOrderPhoto(shop, { orderId, kind, image, staffId })
  const remove = (kind: PhotoKind) =>
    removeOrderPhoto(shop, { orderId: order.orderId, kind, staffId })
  const photos = () => findPhotos(shop.db, order.orderId)
  const kinds = async () =>
    (await listEvents(shop.db, order.orderId)).map(({ kind }) => kind).slice(1)
  const isThere = (image: string) => shop.files.has(image.slice(1))

  it.each(photoKinds)('save a photograph of the %s with event and audit entry', async (kind) => {
    const image = await bring()
    expect(await keep(kind, image)).toEqual({ ok: true })
    expect((await photos())[kind]).toBe(image)
    expect(await kinds()).toEqual([`${kind}-photographed`])
    const audit = await shop.db
      .selectFrom('auditLog')
      .select(['actorId', 'action'])
      .where('subject', '=', order.orderId)
      .execute()
    expect(audit).toEqual([{ actorId: staffId, action: 'order.photographed' }])
  })

  it('save the same photograph once', async () => {
    const image = await bring()
    await Promise.all([keep('bouquet', image), keep('bouquet', image)])
    expect(await kinds()).toEqual(['bouquet-photographed'])
  })

  it.each(kindsAndStatuses.filter(({ isThere }) => isThere))(
    'may save one of the $kind while the order is $status',
    async ({ kind, status }) => {
      await stand(status)
      expect(await keep(kind, await bring())).toEqual({ ok: true })
    },
  )

  it.each(kindsAndStatuses.filter(({ isThere }) => !isThere))(
    'may not save one of the $kind while the order is $status',
    async ({ kind, status }) => {
      await stand(status)
      const result = await keep(kind, await bring())
      expect(result).toEqual({ ok: false, refusal: 'nothing-to-photograph', status })
    },
  )

  it.each([
    'https://elsewhere.example/a.webp',
    '/uploads/order-00000000000000000000000000000000_1x1.webp',
    '',
  ])('cannot save a picture that was not uploaded: %s', async (image) => {
    expect(await keep('delivery', image)).toEqual({ ok: false, refusal: 'picture-not-found' })
    expect(await kinds()).toEqual([])
  })

  it('get a refusal for an unknown order', async () => {
    const result = await keep('delivery', await bring(), newDocumentId())
    expect(result).toEqual({ ok: false, refusal: 'order-not-found' })
  })

  it('cannot save a picture that was uploaded for public use', async () => {
    const result = await keep('delivery', await bring('shop'))
    expect(result).toEqual({ ok: false, refusal: 'picture-not-found' })
  })

  it('remove a photograph with its files at once', async () => {
    const image = await bring()
    await keep('delivery', image)
    await runAllJobs(shop)
    expect(await remove('delivery')).toEqual({ ok: true })
    await runAllJobs(shop)
    expect((await photos()).delivery).toBeNull()
    expect(await isThere(image)).toBe(false)
    expect(await remove('delivery')).toEqual({ ok: true })
    expect(await kinds()).toEqual(['delivery-photographed', 'photo-removed'])
  })

  it('replace a photograph, and delete the files of the first at once', async () => {
    const [first, second] = [await bring(), await bring()]
    await keep('delivery', first)
    await keep('delivery', second)
    await runAllJobs(shop)
    expect((await photos()).delivery).toBe(second)
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  })

  it('remove a photograph that another order still uses without its files', async () => {
    const other = await createOrder(shop)
    await shop.db
      .updateTable('orders')
      .set({ status: 'delivered' })
      .where('id', '=', other.orderId)
      .execute()
    const image = await bring()
    await keep('delivery', image)
    await keep('delivery', image, other.orderId)
    await remove('delivery')
    await runAllJobs(shop)
    expect(await isThere(image)).toBe(true)
  })

  describe('write notes', () => {
    const note = (text: string, by = staffId) =>
      addNote(shop, { orderId: order.orderId, note: text, staffId: by })

    it('which stay in the timeline with author and time', async () => {
      const nadia = await createUser(shop, { role: 'seller' })
      await note('A lilac ribbon', nadia)
      shop.clock.now += 1000
      await note('كلمت المرسل')
      const noted = (await listStaffEvents(shop.db, order.orderId)).slice(1)
      expect(noted).toMatchObject([
        { kind: 'noted', note: 'A lilac ribbon', staffName: 'Mona', at: shop.clock.now - 1000 },
        { kind: 'noted', note: 'كلمت المرسل', staffName: null, actorId: staffId },
      ])
    })

    it('without a move or an email', async () => {
      await runAllJobs(shop)
      const sent = shop.mailer.sent.length
      await note('A lilac ribbon')
      await runAllJobs(shop)
      expect(shop.mailer.sent).toHaveLength(sent)
      expect(await listEvents(shop.db, order.orderId)).toMatchObject([
        {},
        { from: 'out_for_delivery', to: 'out_for_delivery' },
      ])
    })

    it('concurrently', async () => {
      await Promise.all(['one', 'two', 'three'].map((text) => note(text)))
      const noted = (await listEvents(shop.db, order.orderId)).slice(1)
      expect(noted.map((event) => event.note).sort()).toEqual(['one', 'three', 'two'])
    })

    it('to existing orders only', async () => {
      const nowhere = { orderId: newDocumentId(), note: 'Lost', staffId }
      expect(await addNote(shop, nowhere)).toEqual({ ok: false, refusal: 'order-not-found' })
    })
  })
})
