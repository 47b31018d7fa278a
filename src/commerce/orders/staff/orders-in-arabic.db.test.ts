import { beforeEach, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { deleteOrders } from '../../../../tests/support/delete-orders.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, createProduct, type TestOrder } from '../../../../tests/support/factories.ts'
import {
  createSlot,
  createZone,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { readOrderPage } from '../records/order-list-store.server.ts'
import { listBoard } from './board-store.server.ts'
import { exportOrders } from './export-orders.server.ts'
import { readFilterChoices } from './read-filter-choices.server.ts'
import { readRoute } from './read-route.server.ts'
import { readStaffOrder } from './read-staff-order.server.ts'
import { listStaffOrders } from './staff-order-list-store.server.ts'
import { substituteItem } from './substitute-item.server.ts'

const english = { product: 'Roses', area: 'Zamalek', slot: 'Afternoon' }
const arabic = { product: 'ورد', area: 'الزمالك', slot: 'العصر' }

describeUseCase('the names of an order for staff', (open) => {
  let shop: TestShop
  let placed: TestOrder

  beforeEach(async () => {
    await deleteOrders(open().db)
    await open().db.deleteFrom('slotBookings').execute()
    await open().db.deleteFrom('deliveryZones').execute()
    await open().db.deleteFrom('deliverySlots').execute()
    shop = await openTestShop(open())
    await shop.db.updateTable('deliveryZones').set({ nameAr: arabic.area }).execute()
    await shop.db.updateTable('deliverySlots').set({ nameAr: arabic.slot }).execute()
    const product = await createProduct(shop, { name: english.product, nameAr: arabic.product })
    placed = await createOrder(shop, { product, paymentMethod: 'cash' })
  })

  const inBoth = async <Read>(read: () => Promise<Read>) => [
    await read(),
    await inLocale('ar', read),
  ]
  const inBothLanguages = <Shown>(show: (names: typeof english) => Shown) => [
    show(english),
    show(arabic),
  ]

  it('have the language of the page in lists', async () => {
    const rows = inBothLanguages(({ area, slot }) => [{ zoneName: area, slotName: slot }])
    const list = () => listStaffOrders(shop.db, {}, { today, limit: 9 })
    expect(await inBoth(async () => (await list()).orders)).toMatchObject(rows)
    const own = () => readOrderPage(shop.db, { userId: placed.userId })
    expect(await inBoth(async () => (await own()).orders)).toMatchObject(rows)
  })

  it('have the language of the page on the order, and in the notes of substitutions', async () => {
    const tulips = await createProduct(shop, { name: 'Tulips', nameAr: 'توليب' })
    const { orderId, product } = placed
    const substitution = { position: 0, seenProductId: product.id, productId: tulips.id }
    await substituteItem(shop, { orderId, ...substitution, hasAgreed: true, staffId: 'nadia' })
    const shown = await inBoth(async () => {
      const read = await readStaffOrder(shop, orderId)
      const { lines = [], address, delivery } = read?.order ?? {}
      return {
        line: lines.map(({ name, insteadOf }) => [name, insteadOf]),
        place: [address?.zoneName, delivery?.slotName],
        notes: read?.timeline.flatMap(({ note }) => note || []),
      }
    })
    expect(shown).toEqual([
      {
        line: [['Tulips', 'Roses']],
        place: ['Zamalek', 'Afternoon'],
        notes: ['Tulips for Roses'],
      },
      { line: [['توليب', 'ورد']], place: ['الزمالك', 'العصر'], notes: ['توليب for ورد'] },
    ])
  })

  it('have the language of the page on the board', async () => {
    expect(await inBoth(async () => (await listBoard(shop.db, tomorrow)).cards)).toMatchObject(
      inBothLanguages(({ product, area, slot }) => [
        { zoneName: area, slotName: slot, flowers: [{ name: product }] },
      ]),
    )
  })

  it('have the language of the page in filters and on the route', async () => {
    expect(await inBoth(() => readFilterChoices(shop))).toMatchObject(
      inBothLanguages(({ area, slot }) => ({ zones: [{ name: area }], slots: [{ name: slot }] })),
    )
    expect(await inBoth(() => readRoute(shop, { date: tomorrow }))).toMatchObject(
      inBothLanguages(({ product, area, slot }) => ({
        route: { zones: [{ name: area, stops: [{ goods: [expect.stringContaining(product)] }] }] },
        slots: [{ name: slot }],
      })),
    )
  })

  it('are English where an Arabic one is missing', async () => {
    await createZone(shop, { name: 'Maadi' })
    await createSlot(shop, { name: 'Evening' })
    const { zones, slots } = await inLocale('ar', () => readFilterChoices(shop))
    expect(zones.map(({ name }) => name).toSorted()).toEqual(['Maadi', arabic.area])
    expect(slots.map(({ name }) => name).toSorted()).toEqual(['Evening', arabic.slot])
  })

  it('stay English in the CSV export', async () => {
    const [inEnglish, inArabic] = await inBoth(() => exportOrders(shop, {}))
    expect(inArabic).toEqual(inEnglish)
    expect(inEnglish?.text).toContain('Zamalek')
  })
})
