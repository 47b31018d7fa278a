import { orderKeysOf } from '#database/order-keys.ts'
import type { Locale } from '#i18n/locale.ts'
import { findLatestContact } from '../customers/customer-figures-store.server.ts'
import { fullName } from '../customers/full-name.ts'
import type { Profile } from '../customers/profile.ts'
import { listUsers } from '../customers/user-list-store.server.ts'
import { findProfile } from '../customers/user-store.server.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { minuteLimit } from '../minute-limit.ts'
import { listContacts, type OrderContact } from '../orders/records/contact-store.server.ts'
import { searchKeysOf } from '../orders/staff/order-search.ts'
import { findStaffOrders } from '../orders/staff/staff-order-list-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { shortestCustomerQuery } from './customer-query.ts'

/** A customer whom the shop knows from a profile or an earlier order. */
export interface KnownCustomer {
  id: string
  name: string
  /** Empty if unknown, like the phone number. */
  email: string
  phone: string
  /** The language of earlier orders. */
  locale: Locale
}

export type FoundCustomers = Accepted<{ customers: KnownCustomer[] }> | Refusal<'too-many-searches'>

const shown = 6
/** Many match by their recipient, product or card. */
const scannedOrders = 60
/** More than typing causes, and too few to copy the list of customers. */
const isWithinLimit = minuteLimit(120)

/** Finds customers by name, email or phone number: those with a profile, and guests by the contact of their orders. */
export async function findCustomers(
  shop: Pick<ShopContext, 'db' | 'now'>,
  typed: string,
  staffId: string,
): Promise<FoundCustomers> {
  if (!isWithinLimit(staffId, shop.now())) return { ok: false, refusal: 'too-many-searches' }
  const query = typed.trim()
  if (query.length < shortestCustomerQuery) return { ok: true, customers: [] }
  const { users } = await listUsers(shop.db, { query }, shown)
  const contacts = await findContacts(shop, query)
  const ids = [...new Set([...users.map(({ id }) => id), ...contacts.keys()])]
  const customers: KnownCustomer[] = []
  for (const id of ids.slice(0, 2 * shown)) {
    const profile = await findProfile(shop.db, id)
    if (profile && !profile.suspended) customers.push(toCustomer(profile, contacts.get(id)))
  }
  return { ok: true, customers: customers.slice(0, shown) }
}

/** The latest contact of each customer whose orders match, by customer. */
async function findContacts(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  query: string,
): Promise<Map<string, OrderContact>> {
  const page = await findStaffOrders(
    db,
    { query },
    { today: civilDateAt(now()), limit: scannedOrders },
  )
  const keys = searchKeysOf(query)
  const found = new Map<string, OrderContact>()
  for (const contact of await listContacts(db, page.ids)) {
    // The order may match by its recipient, its number or its texts.
    const own = orderKeysOf({ ...contact, number: '', recipientName: '', recipientPhone: '' })
    if (!found.has(contact.userId) && keys.every((key) => own.includes(key))) {
      found.set(contact.userId, contact)
    }
  }
  return found
}

/** The customer with an id, for an order that begins on their page; null for a suspended or unknown one. */
export async function findCustomer(
  { db }: Pick<ShopContext, 'db'>,
  id: string,
): Promise<KnownCustomer | null> {
  const profile = await findProfile(db, id)
  if (!profile || profile.suspended) return null
  return toCustomer(profile, (await findLatestContact(db, id)) ?? undefined)
}

type Contact = Pick<OrderContact, 'contactName' | 'contactEmail' | 'contactPhone'>

function toCustomer(profile: Profile, contact: Contact | undefined): KnownCustomer {
  return {
    id: profile.id,
    name: contact?.contactName ?? fullName(profile),
    email: contact?.contactEmail || profile.email,
    phone: contact?.contactPhone || profile.phone,
    locale: profile.locale,
  }
}
