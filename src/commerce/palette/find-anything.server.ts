import { listStaffProducts } from '../catalogue/editing/staff-product-list.server.ts'
import { listUsers } from '../customers/user-list-store.server.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { minuteLimit } from '../minute-limit.ts'
import { listStaffOrders } from '../orders/staff/staff-order-list-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { may } from '../staff/permissions.ts'
import type { Role } from '../staff/roles.ts'
import { type Found, type FoundOrNot, shortestSearch } from './found.ts'

type SearchedShop = Pick<ShopContext, 'db' | 'now' | 'search'>

const shown = 5

/** Two a second are more than fingers ask for, and less than somebody who copies the list of customers wants. */
const mostPerMinute = 120
const isLetIn = minuteLimit(mostPerMinute)

/** A few orders, products and customers by a number, a name or a phone: of each only what the role may see. */
export async function findAnything(
  shop: SearchedShop,
  asked: string,
  { id, role }: { id: string; role: Role },
): Promise<FoundOrNot> {
  if (!isLetIn(id, shop.now())) return { ok: false, refusal: 'too-many-searches' }
  const query = asked.trim()
  const found = query.length < shortestSearch ? nothing : await find(shop, query, role)
  return { ok: true, found }
}

const nothing: Found = { orders: [], products: [], customers: [] }

async function find(shop: SearchedShop, query: string, role: Role): Promise<Found> {
  const { db, now } = shop
  const found: Found = { ...nothing }
  if (may(role, 'orders.read')) {
    const today = civilDateAt(now())
    const page = await listStaffOrders(db, { query }, { today, limit: shown })
    found.orders = page.orders.map(({ id, number, status, recipientName, deliveryDate }) => ({
      id,
      number,
      status,
      recipientName,
      deliveryDate,
    }))
  }
  if (may(role, 'products.read')) {
    const page = await listStaffProducts(shop, { query }, shown)
    found.products = page.products.map(({ id, name }) => ({ id, name }))
  }
  if (may(role, 'users.read')) {
    const page = await listUsers(db, { query }, shown)
    found.customers = page.users.map(({ id, name, surname, email }) => ({
      id,
      name,
      surname,
      email,
    }))
  }
  return found
}
