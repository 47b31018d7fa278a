import { join } from 'node:path'
import Database from 'better-sqlite3'
import { newDocumentId } from '../../src/database/document-id.ts'
import { orderKeysOf } from '../../src/database/order-keys.ts'

/** What a journey cannot do in a browser: the hand of the shop in its own tables. */
function withTables<T>(act: (database: Database.Database) => T): T {
  const database = new Database(
    join(process.env.TEST_DATA_FOLDER ?? 'var/test-data', 'shop.sqlite'),
  )
  database.pragma('busy_timeout = 5000')
  try {
    return act(database)
  } finally {
    database.close()
  }
}

function change(statement: string, ...values: (string | number | null)[]): void {
  const { changes } = withTables((database) => database.prepare(statement).run(...values))
  if (changes === 0) throw new Error(`Nothing was changed by: ${statement}`)
}

export function suspend(email: string): void {
  change('update users set suspended = 1 where email = ?', email)
}

export function makeStaff(email: string, role: 'seller' | 'superAdmin'): void {
  change('update users set role = ? where email = ?', role, email)
}

export function removeProfileOf(email: string): void {
  change('delete from users where email = ?', email)
}

/** The florist takes an order to the table at this very moment. */
export function beginPreparing(orderId: string): void {
  change("update orders set status = 'preparing' where id = ? and status = 'confirmed'", orderId)
}

/** What people say of an order on the phone. */
export function orderNumberOf(orderId: string): string {
  const order = withTables((database) =>
    database
      .prepare<[string], { number: string }>('select number from orders where id = ?')
      .get(orderId),
  )
  if (!order) throw new Error('There is no such order.')
  return order.number
}

export interface ProductOfOnesOwn {
  name: string
  price: number
  salePrice: number | null
  saleStartDate: number | null
  saleEndDate: number | null
  stock: number | null
  leadDays: number
  /** How many pictures it has. */
  pictures: number
}

/** Puts a product on the shelf that no other journey touches. It is older than all others, so it stands last. */
export function addProduct(wish: Partial<ProductOfOnesOwn> = {}): { id: string; name: string } {
  const id = newDocumentId()
  const name = `Sweet peas ${id.slice(0, 6)}`
  const product = { name, price: 500, salePrice: null, stock: null, leadDays: 0, ...wish }
  const dates = { saleStartDate: null, saleEndDate: null, ...wish }
  withTables((database) => {
    const known = database
      .prepare<[number], { image: string; category: string }>(
        'select image, category from products where created_at > 1 and image is not null order by created_at limit ?',
      )
      .all(wish.pictures ?? 1)
    const images = known.map((row) => row.image)
    database
      .prepare(
        `insert into products (id, name, description, care, image, images, price, sale_price, sale_start_date,
          sale_end_date, category, stock, lead_days, created_at, updated_at)
        values (?, ?, 'Picked before the sun is up.', '', ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)`,
      )
      .run(
        id,
        product.name,
        images[0] ?? null,
        JSON.stringify(images),
        product.price,
        product.salePrice,
        dates.saleStartDate,
        dates.saleEndDate,
        known[0]?.category,
        product.stock,
        product.leadDays,
        Date.now(),
      )
  })
  return { id, name: product.name }
}

export function setPrice(id: string, price: number): void {
  change('update products set price = ?, updated_at = ? where id = ?', price, Date.now(), id)
}

export function removeProduct(id: string): void {
  change('delete from products where id = ?', id)
}

/** An order that no other journey touches: confirmed, and to be paid in cash at the door. */
export function addOrder({ recipientName, date }: { recipientName: string; date: string }): {
  id: string
  number: string
} {
  const id = newDocumentId()
  const digits = String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')
  const number = `${digits.slice(0, 4)}-${digits.slice(4)}`
  const people = {
    recipientName,
    recipientPhone: '+201001234567',
    contactName: 'Mona Adel',
    contactPhone: '+201112345678',
  }
  const now = Date.now()
  withTables((database) => {
    const product = database
      .prepare<[], { id: string; name: string; image: string }>(
        'select id, name, image from products where created_at > 1 and image is not null limit 1',
      )
      .get()
    database
      .prepare(
        `insert into orders (id, number, user_id, idempotency_key, status, payment_method, payment_status, subtotal,
          delivery_fee, surcharge, surcharge_name, total, captured, refunded, recipient_name, recipient_phone, zone_id,
          zone_name, street, building, floor, address_notes, address_by, address_given_at, delivery_date, slot_id,
          slot_name, slot_start_minute, slot_end_minute, card_message, sender_shown, if_missing, contact_name,
          contact_email, contact_phone, created_at, updated_at)
        values (?, ?, ?, ?, 'confirmed', 'cash', 'cash_due', 500, 75, 0, '', 575, 0, 0, ?, ?, 'none', 'Zamalek',
          'Brazil Street', '12', '', '', 'sender', ?, ?, 'none', 'Afternoon', 900, 1080, '', 1, 'call', ?,
          'mona@example.com', ?, ?, ?)`,
      )
      .run(
        ...[
          id,
          number,
          newDocumentId(),
          id,
          people.recipientName,
          people.recipientPhone,
          now,
          date,
        ],
        ...[people.contactName, people.contactPhone, now, now],
      )
    database
      .prepare(
        `insert into order_lines (order_id, position, product_id, name, image, unit_price, quantity, line_total,
          stock_taken) values (?, 0, ?, ?, ?, 500, 1, 500, 0)`,
      )
      .run(id, product?.id, product?.name, product?.image)
    for (const key of orderKeysOf({ number, ...people })) {
      database
        .prepare('insert into order_keys (key, placed_at, order_id) values (?, ?, ?)')
        .run(key, now, id)
    }
  })
  return { id, number }
}

/** How often a page was counted, and which measurements of it there are. */
export function visitsOf(path: string): { views: number; vitals: string[] } {
  return withTables((database) => {
    const views = database
      .prepare<[string], { count: number }>(
        'select count(*) as count from page_views where path = ?',
      )
      .get(path)
    const vitals = database
      .prepare<[string], { name: string }>('select name from web_vitals where path = ?')
      .all(path)
    return { views: views?.count ?? 0, vitals: vitals.map((row) => row.name) }
  })
}
