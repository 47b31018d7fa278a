import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

export interface OrdersTable {
  id: string
  number: string
  userId: string
  idempotencyKey: string
  /** A digest of what the click asked for; null for orders from before it was kept. */
  requestDigest: string | null
  status: string
  paymentMethod: string
  paymentStatus: string
  subtotal: number
  /** What the delivery costs in all. */
  deliveryFee: number
  /** How much of the fee is due to the day, and the name of the day. */
  surcharge: number
  surchargeName: string
  total: number
  captured: number
  refunded: number
  recipientName: string
  recipientPhone: string
  zoneId: string
  zoneName: string
  street: string
  building: string
  floor: string
  addressNotes: string
  deliveryDate: string
  slotId: string
  slotName: string
  slotStartMinute: number
  slotEndMinute: number
  cardMessage: string
  senderShown: Flag
  /** What to do if a flower is missing: `call`, `replace` or `refund`. */
  ifMissing: string
  /** Who gives the address, `sender` or `recipient`, and since when it is known; null while it is missing. */
  addressBy: string
  addressGivenAt: number | null
  contactName: string
  contactEmail: string
  contactPhone: string
  /** How a cash order was proved: see `cash-confirmation.ts`; `unrecorded` by an earlier version of the shop. */
  cashProof: Generated<string>
  /** When an unpaid order gives its stock and slot back; null once it need not. */
  expiresAt: number | null
  createdAt: number
  updatedAt: number
}

export interface OrderLinesTable {
  orderId: string
  position: number
  productId: string
  name: string
  image: string | null
  unitPrice: number
  quantity: number
  lineTotal: number
  /** Whether stock was taken for the line, and so has to go back when the order ends unsold. */
  stockTaken: Flag
  /** The name of what was ordered, where something else has taken its place. */
  insteadOf: string | null
}

export interface OrderEventsTable {
  id: string
  orderId: string
  /** Counts the events of an order: several may fall into one millisecond. */
  position: number
  /** `moved`, or what was changed while the status stayed as it was. */
  kind: string
  at: number
  actorKind: string
  actorId: string | null
  fromStatus: string | null
  toStatus: string
  note: string
}

/** Under what an order is found: see `order-keys.ts`. */
export interface OrderKeysTable {
  key: string
  /** When the order was placed: under a key the newest come first. */
  placedAt: number
  orderId: string
}

/** What opens the page on which a recipient gives their address: of the token in it only the hash is kept. */
export interface AddressLinksTable {
  tokenHash: string
  orderId: string
  createdAt: number
}

/** A cash order whose contact address was not proved when it was placed. */
export interface CashConfirmationsTable {
  orderId: string
  /** The customer who placed it, their network as a keyed hash, and the phone number that they gave. */
  userId: string
  network: string
  /** The wider networks of IPv6 that it counts under, narrowest first, as keyed hashes with blanks between them. */
  widerNetworks: Generated<string>
  phone: string
  /** Code and link are derived from it under a key that is not in the database. */
  nonce: string
  /** Emails with a code so far, and when the last one was put into the outbox. */
  sends: number
  sentAt: number
  /** Wrong codes typed since the nonce was made. */
  wrongCodes: number
  /** How often the customer has corrected the address. */
  corrections: number
  createdAt: number
  confirmedAt: number | null
}

export interface OrderPhotosTable {
  orderId: string
  /** `bouquet` or `delivery`. */
  kind: string
  image: string
  takenBy: string
  at: number
}
