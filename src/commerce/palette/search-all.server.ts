import { localizedName } from '#i18n/localized.ts'
import { listStaffProducts } from '../catalogue/editing/staff-product-list.server.ts'
import { listUsers } from '../customers/user-list-store.server.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { minuteLimit } from '../minute-limit.ts'
import { listStaffOrders } from '../orders/staff/staff-order-list-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { may } from '../staff/permissions.ts'
import type { Role } from '../staff/roles.ts'
import { type PaletteResults, type PaletteSearchResult, shortestSearch } from './palette-results.ts'

type SearchedShop = Pick<ShopContext, 'db' | 'now' | 'search'>

const shown = 5

/** Two requests a second: more than typing causes, and too few to copy the list of customers. */
const maxPerMinute = 120
const isWithinLimit = minuteLimit(maxPerMinute)

/** Finds orders, products and customers by number, name or phone, as far as the role may see them. */
export async function searchAll(
  shop: SearchedShop,
  text: string,
  { id, role }: { id: string; role: Role },
): Promise<PaletteSearchResult> {
  if (!isWithinLimit(id, shop.now())) return { ok: false, refusal: 'too-many-searches' }
  const query = text.trim()
  const found = query.length < shortestSearch ? noResults : await find(shop, query, role)
  return { ok: true, found }
}

const noResults: PaletteResults = { orders: [], products: [], customers: [] }

async function find(shop: SearchedShop, query: string, role: Role): Promise<PaletteResults> {
  const { db, now } = shop
  const found: PaletteResults = { ...noResults }
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
    found.products = page.products.map((product) => ({
      id: product.id,
      name: localizedName(product),
    }))
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
