import type { CategoriesTable, ProductsTable, StockCountsTable } from './tables/catalogue-tables.ts'
import type {
  DeliveryClosuresTable,
  DeliveryPeakDaysTable,
  DeliverySlotsTable,
  DeliveryZonesTable,
  SlotBookingsTable,
} from './tables/delivery-tables.ts'
import type { JobsTable } from './tables/jobs-tables.ts'
import type {
  AddressLinksTable,
  CashConfirmationsTable,
  OrderEventsTable,
  OrderKeysTable,
  OrderLinesTable,
  OrderPhotosTable,
  OrdersTable,
} from './tables/orders-tables.ts'
import type {
  PaymentEventsTable,
  PaymentsTable,
  RefundAttemptsTable,
  RefundsTable,
} from './tables/payments-tables.ts'
import type {
  AdminsTable,
  AuditLogTable,
  AuditOriginsTable,
  IdentityLinksTable,
  SessionEndsTable,
  SessionsTable,
  UsersTable,
  UserWordsTable,
} from './tables/people-tables.ts'
import type { PictureUsesTable, ShopPicturesTable, UploadsTable } from './tables/pictures-tables.ts'
import type { PageViewDaysTable, PageViewsTable, WebVitalsTable } from './tables/visits-tables.ts'

/**
 * Types of all tables. Names are camel case here and snake case in the database. Times are epoch milliseconds, civil
 * dates are `2026-11-20` in Cairo, money is whole pounds, flags are 0 or 1.
 */
export interface Tables {
  users: UsersTable
  userWords: UserWordsTable
  admins: AdminsTable
  sessions: SessionsTable
  sessionEnds: SessionEndsTable
  identityLinks: IdentityLinksTable
  categories: CategoriesTable
  products: ProductsTable
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
  cashConfirmations: CashConfirmationsTable
  orderPhotos: OrderPhotosTable
  payments: PaymentsTable
  paymentEvents: PaymentEventsTable
  refunds: RefundsTable
  refundAttempts: RefundAttemptsTable
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
