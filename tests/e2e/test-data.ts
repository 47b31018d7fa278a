import { randomInt } from 'node:crypto'
import { insertProduct } from '#commerce/catalogue/editing/staff-product-store.server.ts'
import type { Product } from '../../src/commerce/catalogue/product.ts'
import type { ContentPage } from '../../src/commerce/content/content-page.ts'
import { insertPage } from '../../src/commerce/content/content-store.server.ts'
import { standardTexts } from '../../src/commerce/content/standard/standard-texts.server.ts'
import { slugOf } from '../../src/commerce/occasions/editing/occasion-draft.ts'
import type { Order } from '../../src/commerce/orders/order.ts'
import type { OrderStatus } from '../../src/commerce/orders/order-status.ts'
import {
  insertAddressLink,
  newAddressToken,
} from '../../src/commerce/orders/recipient-address/address-link-store.server.ts'
import { insertEvent } from '../../src/commerce/orders/records/order-event-store.server.ts'
import { insertOrder } from '../../src/commerce/orders/records/order-store.server.ts'
import type { StaffRole } from '../../src/commerce/staff/roles.ts'
import { newDocumentId } from '../../src/database/document-id.ts'
import { type Database, openDatabase } from '../../src/database/engine.server.ts'
import { inTransaction } from '../../src/database/transaction.server.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { e2eShop } from '../support/e2e-shop.ts'
import { sampleOrder } from '../support/sample-order.ts'
import { sampleProduct } from '../support/sample-product.ts'

/** Test data and states that a browser cannot create, written to the tables directly. */
export async function withTables<T>(act: (db: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(e2eShop.database)
  try {
    return await act(database.db)
  } finally {
    await database.close()
  }
}

/** Fails unless exactly one row changed. */
async function change(
  act: (db: Database) => {
    executeTakeFirst: () => Promise<{ numUpdatedRows?: bigint; numDeletedRows?: bigint }>
  },
): Promise<void> {
  const { numUpdatedRows, numDeletedRows } = await withTables((db) => act(db).executeTakeFirst())
  if ((numUpdatedRows ?? numDeletedRows) !== 1n) throw new Error('Nothing was changed.')
}

export function suspend(email: string): Promise<void> {
  return change((db) => db.updateTable('users').set({ suspended: 1 }).where('email', '=', email))
}

export function makeStaff(email: string, role: StaffRole, locale: Locale = 'en'): Promise<void> {
  return change((db) => db.updateTable('users').set({ role, locale }).where('email', '=', email))
}

/** Gives a user a passkey that no browser has, and returns the id of the user. */
export async function addPasskeyOf(email: string): Promise<string> {
  return withTables(async (db) => {
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const passkey = { publicKey: 'pQECAyYg', counter: 0, name: 'Phone', createdAt: Date.now() }
    await db
      .insertInto('identityPasskeys')
      .values({ ...passkey, id: newDocumentId(), credentialId: newDocumentId(), userId })
      .execute()
    return userId
  })
}

/** Stores the standard text of a page as if staff had edited it: customers see no difference. */
export function storeStandardPage(page: ContentPage): Promise<boolean> {
  const row = { page, ...standardTexts(page), updatedAt: Date.now(), updatedBy: 'test' }
  return withTables((db) => inTransaction(db, (tx) => insertPage(tx, row)))
}

export function removeProfileOf(email: string): Promise<void> {
  return change((db) => db.deleteFrom('users').where('email', '=', email))
}

export function beginPreparing(orderId: string): Promise<void> {
  return change((db) =>
    db
      .updateTable('orders')
      .set({ status: 'preparing' })
      .where('id', '=', orderId)
      .where('status', '=', 'confirmed'),
  )
}

/** Marks a confirmed order as delivered some days ago. */
export function deliverOrder(orderId: string, daysAgo = 0): Promise<void> {
  return withTables(async (db) => {
    const at = Date.now() - daysAgo * 86_400_000
    await db
      .updateTable('orders')
      .set({ status: 'delivered' })
      .where('id', '=', orderId)
      .where('status', '=', 'confirmed')
      .execute()
    const event = { orderId, kind: 'moved', from: 'out_for_delivery', to: 'delivered' } as const
    await insertEvent(db, { ...event, actor: 'staff', actorId: null, note: '', at })
  })
}

/** Adds a claim that staff have answered, so that no count of open claims changes. */
export async function addAnsweredClaim(): Promise<void> {
  const at = Date.now()
  const { id: orderId } = await addOrder({
    recipientName: 'Karim Nabil',
    date: '2031-03-21',
    status: 'delivered',
  })
  const claim = { id: newDocumentId(), orderId, message: 'They wilted.', openedAt: at }
  const answer = { answeredAt: at, answer: 'message', answeredBy: 'nadia', answerMessage: 'Sorry.' }
  const nothing = { replacementOrderId: null, refundId: null }
  await withTables((db) =>
    db
      .insertInto('claims')
      .values({ ...claim, ...answer, ...nothing })
      .execute(),
  )
}

/** The number that the order shows to people, not its id. */
export async function orderNumberOf(orderId: string): Promise<string> {
  const order = await withTables((db) =>
    db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(() => new Error('Order not found.')),
  )
  return order.number
}

export type TestProduct = Partial<
  Pick<Product, 'name' | 'nameAr' | 'price' | 'salePrice' | 'stock' | 'leadDays'> &
    Pick<Product, 'saleStartDate' | 'saleEndDate' | 'addOn' | 'addOnWith'>
> & {
  /** Number of pictures. */
  pictures?: number
}

/** Creates a product for one test. It is older than all others, so lists show it last. */
export async function addProduct({
  pictures = 1,
  ...overrides
}: TestProduct = {}): Promise<{ id: string; name: string }> {
  const id = newDocumentId()
  return withTables(async (db) => {
    const known = await db
      .selectFrom('products')
      .select(['image', 'category'])
      .where('createdAt', '>', 1)
      .where('image', 'is not', null)
      .orderBy('createdAt')
      .limit(pictures)
      .execute()
    const images = known.flatMap(({ image }) => image ?? [])
    const product = sampleProduct({
      id,
      name: `Sweet peas ${id.slice(0, 6)}`,
      description: 'Picked before the sun is up.',
      image: images[0] ?? null,
      images,
      category: known[0]?.category ?? '',
      stock: null,
      createdAt: 1,
      updatedAt: Date.now(),
      ...overrides,
    })
    await insertProduct(db, { ...product, archivedAt: null })
    return { id, name: product.name }
  })
}

/** A new product whose name is Arabic in both languages, as no other: two cards of a list need different labels. */
export function addArabicProduct(): Promise<{ id: string; name: string }> {
  return addProduct({ name: `باقة بازلاء عطرية ${randomInt(1_000_000)}` })
}

export function setPrice(id: string, price: number): Promise<void> {
  return change((db) =>
    db.updateTable('products').set({ price, updatedAt: Date.now() }).where('id', '=', id),
  )
}

export function removeProduct(id: string): Promise<void> {
  return change((db) => db.deleteFrom('products').where('id', '=', id))
}

/** Creates a confirmed cash order for one test. */
export function addOrder({
  recipientName,
  date,
  status = 'confirmed',
  product,
}: {
  recipientName: string
  date: string
  status?: OrderStatus
  /** By default one of the demo. */
  product?: { id: string; name: string }
}): Promise<{ id: string; number: string }> {
  return insertTestOrder({ recipientName, date, product }, { status, ...cash })
}

/** Creates orders that were placed yesterday: in a list, they push no new order of another test off the first page. */
export function addOrders(count: number, date: string): Promise<{ id: string; number: string }[]> {
  const yesterday = Date.now() - 86_400_000
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const of = { recipientName: `Recipient ${index + 1}`, date }
      return insertTestOrder(of, { ...cash, status: 'confirmed', createdAt: yesterday + index })
    }),
  )
}

const cash = { paymentMethod: 'cash', paymentStatus: 'cash_due', captured: 0 } as const

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

/** Creates a confirmed order that says it is paid by card; it has no payment to refund. */
export function addPaidOrder(): Promise<{ id: string; number: string }> {
  return insertTestOrder({ recipientName: 'Karim Nabil', date: inThreeDays() }, {})
}

/** Creates an order without its address, and returns the token of the link that asks for it. */
export async function addAddressLink(): Promise<string> {
  const asks = { addressBy: 'recipient', addressGivenAt: null } as const
  const { id } = await insertTestOrder({ recipientName: 'منى فؤاد', date: inThreeDays() }, asks)
  const token = newAddressToken()
  const link = { token, orderId: id, at: Date.now() }
  await withTables((db) => inTransaction(db, (tx) => insertAddressLink(tx, link)))
  return token
}

export async function insertTestOrder(
  {
    recipientName,
    date,
    product: ordered,
  }: {
    recipientName: string
    date: string
    product?: { id: string; name: string } | undefined
  },
  state: Partial<Order>,
  window: Partial<Order['delivery']> = {},
): Promise<{ id: string; number: string }> {
  const id = newDocumentId()
  const digits = String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')
  const now = Date.now()
  const { delivery, recipient, ...sample } = sampleOrder()
  return withTables(async (db) => {
    const product = await db
      .selectFrom('products')
      .select(['id', 'name', 'image'])
      .where('createdAt', '>', 1)
      .where('image', 'is not', null)
      .executeTakeFirstOrThrow()
    const order = {
      ...sample,
      id,
      number: `${digits.slice(0, 4)}-${digits.slice(4)}`,
      userId: newDocumentId(),
      lines: sample.lines.map((line) => ({
        ...line,
        productId: ordered?.id ?? product.id,
        name: ordered?.name ?? product.name,
        image: product.image,
        stockTaken: false,
      })),
      recipient: { ...recipient, name: recipientName },
      delivery: { ...delivery, date, ...window },
      addressGivenAt: now,
      createdAt: now,
      updatedAt: now,
      ...state,
    }
    await db.transaction().execute((tx) => insertOrder(tx, order, id))
    return { id, number: order.number }
  })
}

/** Recorded page views and web vitals of a path. */
export async function visitsOf(path: string): Promise<{ views: number; vitals: string[] }> {
  return withTables(async (db) => {
    const views = await db
      .selectFrom('pageViews')
      .select((page) => page.fn.countAll<number>().as('count'))
      .where('path', '=', path)
      .executeTakeFirstOrThrow()
    const vitals = await db
      .selectFrom('webVitals')
      .select('name')
      .where('path', '=', path)
      .execute()
    return { views: views.count, vitals: vitals.map((row) => row.name) }
  })
}

/** Creates a delivery area that is closed, so that no customer of another test sees it. */
export async function addArea(name: string): Promise<void> {
  const area = { id: newDocumentId(), name, fee: 60, open: 0, position: 90 } as const
  await withTables((db) => db.insertInto('deliveryZones').values(area).execute())
}

/**
 * Creates an occasion with every mark of the list; it is archived, so that no customer of another test sees it. Returns its
 * id.
 */
export async function addOccasion(name: string): Promise<string> {
  const id = newDocumentId()
  const now = Date.now()
  const texts = { slug: slugOf(name), name, nameAr: '', intro: '', introAr: '' }
  const picture = { image: null, imagePlaceholder: null }
  const rest = { sensitive: 1, position: 90, dateRule: '{"kind":"none"}' } as const
  const times = { archivedAt: now, createdAt: now, updatedAt: now }
  const occasion = { id, ...texts, ...picture, ...rest, ...times }
  await withTables((db) => db.insertInto('occasions').values(occasion).execute())
  return id
}

/** The id of an area of the demo. */
export async function areaId(name: string): Promise<string> {
  const { id } = await withTables((db) =>
    db.selectFrom('deliveryZones').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  )
  return id
}

/** Creates a time slot that is disabled, so that no customer of another test sees it. */
export async function addSlot(name: string): Promise<void> {
  const slot = { id: newDocumentId(), name, capacity: 20, weekdays: '1234567', enabled: 0 } as const
  const times = { startMinute: 180, endMinute: 240, cutoffMinute: 120, position: 90 }
  await withTables((db) =>
    db
      .insertInto('deliverySlots')
      .values({ ...slot, ...times })
      .execute(),
  )
}
