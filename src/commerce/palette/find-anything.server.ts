import { listStaffProducts } from '../catalogue/editing/staff-product-store.server.ts'
import { listUsers } from '../customers/user-list-store.server.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { listStaffOrders } from '../orders/workshop/staff-order-list-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { may } from '../staff/permissions.ts'
import type { Role } from '../staff/roles.ts'
import { type Found, shortestSearch } from './found.ts'

const shown = 5

/** A few orders, products and customers by a number, a name or a phone: of each only what the role may see. */
export async function findAnything(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  asked: string,
  role: Role,
): Promise<Found> {
  const query = asked.trim()
  const found: Found = { orders: [], products: [], customers: [] }
  if (query.length < shortestSearch) return found
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
    const page = await listStaffProducts(db, { query }, { now: now(), limit: shown })
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
