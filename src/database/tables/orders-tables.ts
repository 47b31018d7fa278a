import type { Generated } from 'kysely'
import type { Flag } from '../flag.ts'

export interface OrdersTables {
  orders: OrdersTable
  orderLines: OrderLinesTable
  orderEvents: OrderEventsTable
  /** Search keys of orders: see `order-keys.ts`. */
  orderKeys: {
    key: string
    /** When the order was placed, so that a search lists the newest first. */
    placedAt: number
    orderId: string
  }
  /** Links with which recipients give their address. Only the hash of the token is stored. */
  addressLinks: {
    tokenHash: string
    orderId: string
    createdAt: number
  }
  /** Links in order emails, with which the customer opens the order on any device. Only the hash is stored. */
  ownerLinks: {
    tokenHash: string
    orderId: string
    /** See `OwnerLinkScope`. */
    scope: Generated<string>
    createdAt: number
    revokedAt: number | null
  }
  /** Links in the QR codes of printed cards, with which the recipient opens the page of the order. */
  cardLinks: {
    tokenHash: string
    orderId: string
    createdAt: number
    revokedAt: number | null
  }
  /** The thanks of the recipient to the sender: one for each order. */
  recipientThanks: {
    orderId: string
    message: string
    image: string | null
    sentAt: number
  }
  /** Text messages that ask recipients for the address: see `address-sms.ts`. */
  addressSms: {
    orderId: string
    /** The link derives from it with a key that is not in the database. */
    nonce: string
    /** `waiting`, `sent` or `rejected`. */
    state: string
    sends: number
    requestedAt: number
    changedAt: number
  }
  cashConfirmations: CashConfirmationsTable
  /** The rate limits under which an unpaid online order counts, by networks and phone number as keyed hashes. */
  unpaidOrderLimits: {
    key: string
    orderId: string
  }
  cancellationRequests: CancellationRequestsTable
  orderPhotos: {
    orderId: string
    /** `bouquet` or `delivery`. */
    kind: string
    image: string
    takenBy: string
    at: number
  }
}

export interface OrdersTable {
  id: string
  number: string
  userId: string
  idempotencyKey: string
  /** Digest of the request; null for orders from before it existed. */
  requestDigest: string | null
  status: string
  paymentMethod: string
  /** Paid on the card terminal of the shop. `paymentMethod` is then `card`, as the version before knows it. */
  atTerminal: Generated<Flag>
  paymentStatus: string
  /** The price of the items, less the discount. */
  subtotal: number
  /** The discount of staff on the items; the percentage, if it was one; and the reason, empty without a discount. */
  discount: Generated<number>
  discountPercent: Generated<number | null>
  discountReason: Generated<string>
  /** Total delivery fee. */
  deliveryFee: number
  /** Part of the fee that is the surcharge of a peak day, and the name of the day. */
  surcharge: number
  surchargeName: string
  /** Arabic names at the time of the order; empty if there were none. */
  surchargeNameAr: Generated<string>
  total: number
  captured: number
  refunded: number
  /** The amount that edits added to a paid order: see `difference-due.ts`. */
  due: Generated<number>
  recipientName: string
  recipientPhone: string
  zoneId: string
  zoneName: string
  zoneNameAr: Generated<string>
  street: string
  building: string
  floor: string
  addressNotes: string
  deliveryDate: string
  slotId: string
  slotName: string
  slotNameAr: Generated<string>
  slotStartMinute: number
  slotEndMinute: number
  cardMessage: string
  senderShown: Flag
  /** Substitution choice: `call`, `replace` or `refund`. */
  ifMissing: string
  /** The giver of the address, `sender` or `recipient`, and the time; null while it is missing. */
  addressBy: string
  addressGivenAt: number | null
  /** The half of the slot that the recipient prefers: `first` or `second`; null without a preference. */
  preferredHalf: Generated<string | null>
  contactName: string
  contactEmail: string
  contactPhone: string
  /** How a cash order was verified: see `cash-confirmation.ts`; `unrecorded` if a previous version wrote it. */
  cashProof: Generated<string>
  /** The language in which the customer ordered: `en` or `ar`. */
  locale: Generated<string>
  /** Whether it has search keys: see `key-new-orders`. The previous version wrote those of names and numbers at once. */
  textsKeyed: Generated<Flag>
  /** When an unpaid order expires and releases stock and slot; null once it cannot. */
  expiresAt: number | null
  /** When the customer was notified that the flowers are late; null before. See `stored-names.ts`. */
  lateToldAt: Generated<number | null>
  /** When its personal data was erased; null before. */
  erasedAt: Generated<number | null>
  createdAt: number
  updatedAt: number
}

export interface OrderLinesTable {
  orderId: string
  position: number
  productId: string
  name: string
  nameAr: Generated<string>
  image: string | null
  unitPrice: number
  quantity: number
  lineTotal: number
  /** Whether the line reserved stock, which a cancelled order must release. */
  stockTaken: Flag
  /** Name of the original product of a substituted line. */
  insteadOf: string | null
  insteadOfAr: Generated<string>
  /** Stems of the variant at the time of the order, for the florist. */
  stemCount: Generated<number | null>
  /** The position of the bouquet line to which an add-on belongs; null for a bouquet. */
  addedTo: Generated<number | null>
  /** When staff refunded the line by item; it then reserves no stock. */
  givenBackAt: Generated<number | null>
}

export interface OrderEventsTable {
  id: string
  orderId: string
  /** Position in the timeline, because several events may have the same millisecond. */
  position: number
  /** `moved`, or the kind of a change without a change of status. */
  kind: string
  at: number
  actorKind: string
  actorId: string | null
  fromStatus: string | null
  toStatus: string
  note: string
  /** `undone`: staff took this move back; `undoes`: the event that takes one back. */
  undo: Generated<string | null>
  /** The changes of an edit as JSON; null for all other events. */
  changes: Generated<string | null>
}

/** A request to cancel a paid order, by staff who may not refund. Open until it has a decision. */
interface CancellationRequestsTable {
  id: string
  orderId: string
  requestedBy: string
  reason: string
  requestedAt: number
  /** `approved` or `declined`. */
  decision: string | null
  decidedBy: string | null
  decidedAt: number | null
}

/** A cash order whose contact email was not verified when it was placed. */
export interface CashConfirmationsTable {
  orderId: string
  /** The customer who placed it, their network as a keyed hash, and their phone number. */
  userId: string
  network: string
  /** Wider IPv6 networks for the rate limit, narrowest first, as keyed hashes separated by spaces. */
  widerNetworks: Generated<string>
  phone: string
  /** Code and link derive from it with a key that is not in the database. */
  nonce: string
  /** Emails sent with a code, and when the last one was enqueued. */
  sends: number
  sentAt: number
  /** Wrong codes entered since the nonce was created. */
  wrongCodes: number
  /** How often the customer corrected the email. */
  corrections: number
  createdAt: number
  confirmedAt: number | null
}
