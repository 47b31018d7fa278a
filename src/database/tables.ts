import type { BackupTables } from './tables/backup-tables.ts'
import type { CatalogueTables } from './tables/catalogue-tables.ts'
import type { ClaimsTables } from './tables/claims-tables.ts'
import type { ContentTables } from './tables/content-tables.ts'
import type { DeliveryTables } from './tables/delivery-tables.ts'
import type { DriversTables } from './tables/drivers-tables.ts'
import type { JobsTables } from './tables/jobs-tables.ts'
import type { OccasionsTables } from './tables/occasions-tables.ts'
import type { OrdersTables } from './tables/orders-tables.ts'
import type { PaymentsTables } from './tables/payments-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { PicturesTables } from './tables/pictures-tables.ts'
import type { ReviewsTables } from './tables/reviews-tables.ts'
import type { SettingsTables } from './tables/settings-tables.ts'
import type { StockAlertsTables } from './tables/stock-alerts-tables.ts'
import type { VisitsTables } from './tables/visits-tables.ts'
import type { WorkshopTables } from './tables/workshop-tables.ts'

/**
 * Types of all tables. Names are camel case here and snake case in the database. Times are epoch milliseconds, civil
 * dates are `2026-11-20` in Cairo, money is whole pounds, flags are 0 or 1.
 */
export interface Tables
  extends BackupTables,
    CatalogueTables,
    ClaimsTables,
    ContentTables,
    DeliveryTables,
    DriversTables,
    JobsTables,
    OccasionsTables,
    OrdersTables,
    PaymentsTables,
    PeopleTables,
    PicturesTables,
    ReviewsTables,
    SettingsTables,
    StockAlertsTables,
    VisitsTables,
    WorkshopTables {}
