import type { OrderSummary } from '../orders/records/order-list-store.server.ts'
import { findOptOut } from '../reviews/invitation-store.server.ts'
import { optOutHash } from '../reviews/invite-to-review.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { countWaitingAlerts } from '../stock-alerts/stock-alert-store.server.ts'
import {
  type CustomerRecipient,
  type CustomerSales,
  findLatestContact,
  listCustomerRecipients,
  listOrdersOfPhone,
  readCustomerSales,
} from './customer-figures-store.server.ts'
import { listUserNotes, type UserNote } from './user-note-store.server.ts'
import { findProfile } from './user-store.server.ts'

/** Subscriptions of a customer to emails that are not about their orders. */
export interface CustomerConsents {
  /** The address that they are about; null when the shop knows none. */
  email: string | null
  /** When the customer ended the invitations to review; null while they arrive. */
  reviewsStoppedAt: number | null
  /** Stock alerts that wait for a product. */
  stockAlerts: number
  /** When the customer last agreed to the terms, with an order; null without one. */
  termsAt: number | null
}

/** Data about a customer for staff, besides the profile. */
export interface Customer {
  sales: CustomerSales
  recipients: CustomerRecipient[]
  notes: UserNote[]
  consents: CustomerConsents
  /** Orders of guests and other users with the same phone number. */
  samePhone: OrderSummary[]
}

/** Null when no user has the id. */
export async function readCustomer(
  shop: Pick<ShopContext, 'db' | 'keyedHash'>,
  userId: string,
): Promise<Customer | null> {
  const { db } = shop
  const profile = await findProfile(db, userId)
  if (!profile) return null
  const sales = await readCustomerSales(db, userId)
  const contact = await findLatestContact(db, userId)
  const email = contact?.contactEmail || profile.email
  const phone = profile.phone || (contact?.contactPhone ?? '')
  return {
    sales,
    recipients: await listCustomerRecipients(db, userId),
    notes: await listUserNotes(db, userId),
    consents: {
      email: email || null,
      reviewsStoppedAt: email
        ? await findOptOut(db, { email, emailHash: optOutHash(shop, email) })
        : null,
      stockAlerts: email ? await countWaitingAlerts(db, email) : 0,
      termsAt: contact?.createdAt ?? null,
    },
    samePhone: await listOrdersOfPhone(db, { userId, phone }),
  }
}
