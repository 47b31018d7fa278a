import type { Generated } from 'kysely'

/**
 * The tables, said once. Names are in camel case here and in snake case in the database.
 * Times are epoch milliseconds, civil dates are `2026-11-20` in Cairo, money is whole pounds, flags are 0 or 1.
 */
export interface Tables {
  users: UsersTable
  userWords: UserWordsTable
  admins: AdminsTable
  sessions: SessionsTable
  sessionEnds: SessionEndsTable
  categories: CategoriesTable
  products: ProductsTable
  searchKeys: SearchKeysTable
  productWords: ProductWordsTable
  searchableProducts: SearchableProductsTable
  deliveryZones: DeliveryZonesTable
  deliverySlots: DeliverySlotsTable
  deliveryClosures: DeliveryClosuresTable
  deliveryPeakDays: DeliveryPeakDaysTable
  slotBookings: SlotBookingsTable
  orders: OrdersTable
  orderLines: OrderLinesTable
  orderEvents: OrderEventsTable
  orderKeys: OrderKeysTable
  addressLinks: AddressLinksTable
  orderPhotos: OrderPhotosTable
  payments: PaymentsTable
  paymentEvents: PaymentEventsTable
  refunds: RefundsTable
  stockCounts: StockCountsTable
  jobs: JobsTable
  uploads: UploadsTable
  pictureUses: PictureUsesTable
  auditLog: AuditLogTable
  auditOrigins: AuditOriginsTable
  shopPictures: ShopPicturesTable
  pageViews: PageViewsTable
  pageViewDays: PageViewDaysTable
  webVitals: WebVitalsTable
}

export type Flag = 0 | 1

export interface UsersTable {
  id: string
  name: string
  surname: string
  email: string
  phone: string
  profilePicture: string | null
  suspended: Flag
  role: string
  /** The address that they have proved is theirs, in small letters; `email` is what they say of themselves. */
  verifiedEmail: Generated<string | null>
  createdAt: number
  updatedAt: number
}

/** What somebody is found by: the words of their name and address, and their phone number. */
export interface UserWordsTable {
  word: string
  userId: string
}

export interface AdminsTable {
  id: string
  userId: string | null
  email: string
  role: string
  addedBy: string | null
  createdAt: number
}

export interface SessionsTable {
  idHash: string
  userId: string
  /** Begun by a guest. */
  guest: Generated<Flag>
  /** Begun with a second factor. */
  secondFactor: Generated<Flag>
  createdAt: number
  expiresAt: number
}

/** When somebody's sessions were last ended: what was issued to them before begins none again. */
export interface SessionEndsTable {
  userId: string
  endedAt: number
}

export interface CategoriesTable {
  id: string
  name: string
  image: string | null
  imagePlaceholder: Generated<string | null>
  position: number
  createdAt: number
  updatedAt: number
}

export interface ProductsTable {
  id: string
  name: string
  description: string
  care: string
  image: string | null
  /** JSON list of addresses. */
  images: string
  /** JSON: of each address its alternative text and placeholder. */
  pictureDetails: Generated<string>
  price: number
  salePrice: number | null
  saleStartDate: number | null
  saleEndDate: number | null
  category: string
  /** Null means made to order. */
  stock: number | null
  leadDays: number
  /** Put away: no shopper sees it. */
  archivedAt: Generated<number | null>
  createdAt: number
  updatedAt: number
}

export interface SearchKeysTable {
  key: string
  word: string
}

export interface ProductWordsTable {
  word: string
  productId: string
  /** 3 in the name, 2 in the category's, 1 in the description. */
  weight: number
}

/** What the words of a product were taken from. */
export interface SearchableProductsTable {
  productId: string
  productUpdatedAt: number
  categoryId: string
  categoryUpdatedAt: number
}

export interface DeliveryZonesTable {
  id: string
  name: string
  fee: number
  open: Flag
  position: number
}

export interface DeliverySlotsTable {
  id: string
  name: string
  /** Minutes after midnight in Cairo. */
  startMinute: number
  endMinute: number
  /** The last minute to order, counted from midnight of the delivery day; negative is the day before. */
  cutoffMinute: number
  capacity: number
  position: number
  /** The days of the week on which it is driven: `1234567` is every day, from Monday on. */
  weekdays: Generated<string>
  /** Whether it can be chosen; orders that have it keep it. */
  enabled: Generated<Flag>
}

export interface DeliveryClosuresTable {
  date: string
  reason: string
}

/** Days on which a delivery costs more. */
export interface DeliveryPeakDaysTable {
  date: string
  name: string
  surcharge: number
}

export interface SlotBookingsTable {
  date: string
  slotId: string
  booked: number
}

export interface OrdersTable {
  id: string
  number: string
  userId: string
  idempotencyKey: string
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

export interface OrderPhotosTable {
  orderId: string
  /** `bouquet` or `delivery`. */
  kind: string
  image: string
  takenBy: string
  at: number
}

export interface PaymentsTable {
  id: string
  orderId: string
  attempt: number
  /** What the provider knows the attempt by: unique for each one. */
  reference: string
  method: string
  methodId: number
  amount: number
  currency: string
  status: string
  providerOrderId: string | null
  providerIntentionId: string | null
  checkoutUrl: string | null
  transactionId: string | null
  failureReason: string | null
  /** When the shop heard that the money was taken. */
  paidAt: number | null
  /** What went back or is asked to, and never more than the amount. */
  returned: Generated<number>
  createdAt: number
  updatedAt: number
}

export interface PaymentEventsTable {
  id: string
  /** The provider's own identity of what happened, so that a repetition is stored once. */
  providerEvent: string
  paymentId: string | null
  source: string
  verdict: string
  body: string
  receivedAt: number
}

export interface RefundsTable {
  id: string
  paymentId: string
  orderId: string
  amount: number
  reason: string
  /** `requested` or `done`. */
  status: string
  /** `refund`, or `void` where the payment was undone before it was settled. */
  kind: Generated<string>
  /** Of the staff; null where the shop gave the money back by itself. */
  requestedBy: string | null
  /** Since when the provider is being asked; its answer may be lost. */
  sendingSince: number | null
  /** Why the last try did not come through. */
  failureReason: string | null
  transactionId: string | null
  createdAt: number
  updatedAt: number
}

/** How much of a product the shop had when it was last counted: in stock, and in orders that live. */
export interface StockCountsTable {
  productId: string
  received: number
  /** When staff had last changed the product: whatever they change is counted anew. */
  productUpdatedAt: number
  at: number
}

export interface JobsTable {
  id: string
  kind: string
  /** JSON. */
  payload: string
  /** At most one job lives under a key. */
  uniqueKey: string | null
  runAt: number
  leasedUntil: number
  attempts: number
  lastError: string | null
  diedAt: number | null
  createdAt: number
}

export interface UploadsTable {
  id: string
  width: number
  height: number
  placeholder: string
  createdBy: string | null
  createdAt: number
  /** When somebody took it or let it go last. */
  usedAt: Generated<number>
  /** When its AVIF copies were made. */
  avifAt: Generated<number | null>
  /** When nobody had used it for so long that its files are being removed. */
  sweptAt: Generated<number | null>
}

/** Which pictures are shown by what: `product:` or `category:` and an id. */
export interface PictureUsesTable {
  uploadId: string
  usedBy: string
}

export interface ShopPicturesTable {
  name: string
  address: string
  placeholder: string | null
}

export interface AuditLogTable {
  id: string
  at: number
  actorId: string
  action: string
  /** What part of the shop it concerns. */
  kind: Generated<string>
  subject: string
  before: string | null
  after: string | null
}

/** From where somebody did what the audit log says, until it is forgotten. */
export interface AuditOriginsTable {
  entryId: string
  /** A whole network, never the address itself. */
  network: string
  at: number
}

export interface PageViewsTable {
  id: string
  at: number
  /** Without what follows the question mark, and without the ids of orders. */
  path: string
  /** The name of the site one came from, or empty. */
  referrer: string
  device: string
}

/** What stays of page views that were forgotten. */
export interface PageViewDaysTable {
  /** In Cairo. */
  date: string
  path: string
  views: number
}

export interface WebVitalsTable {
  id: string
  at: number
  path: string
  /** TTFB, FCP, LCP, INP or CLS. */
  name: string
  /** Milliseconds; of CLS thousandths. */
  value: number
  device: string
}
