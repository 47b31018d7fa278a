import { productFields } from '../catalogue/product-schema.ts'

/** Tables without personal data of customers and recipients, with their columns. */
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  backupTimes: 'id completedAt',
  cashHandovers: 'id driverId deliveryDate confirmedBy note expected counted confirmedAt',
  categories: 'id name image position createdAt updatedAt imagePlaceholder nameAr',
  contentPages: 'page title titleAr lead leadAr body bodyAr updatedAt updatedBy',
  deliveryAssignments: 'orderId driverId deliveryDate assignedBy position assignedAt',
  deliveryClosures: 'date reason reasonAr repeatedBy',
  deliveryDayCapacities: 'date slotId capacity',
  deliveryPeakDays: 'date name surcharge nameAr',
  deliveryRepeatedClosures: 'id weekday fromDay untilDay closedUntil reason reasonAr',
  deliverySlots:
    'id name startMinute endMinute cutoffMinute capacity position weekdays enabled nameAr',
  deliveryZones: 'id name fee open position nameAr latitudeMicro longitudeMicro',
  occasionProducts: 'occasionId productId position',
  occasions:
    'id slug name nameAr intro introAr image imagePlaceholder sensitive position dateRule archivedAt createdAt updatedAt',
  orderPauses: 'id until',
  pageViewDays: 'date path views',
  pageViews: 'id at path referrer device',
  pictureUses: 'uploadId usedBy',
  products: `id image images pictureDetails variantOf variantPosition variantArchivedAt createdAt updatedAt archivedAt ${productFields.join(' ')}`,
  productWords: 'word productId weight createdAt',
  recipes: 'productId stems',
  refundAttempts:
    'id refundId paymentId attempt kind amount providerTotal reversalBefore fence startedAt endedAt outcome transactionId reason',
  searchKeys: 'key word',
  searchableProducts: 'productId productUpdatedAt categoryId categoryUpdatedAt productCreatedAt',
  sessionEnds: 'userId endedAt',
  shopPictures: 'name address placeholder',
  shopSettings: 'id changed updatedAt updatedBy',
  slotBookings: 'date slotId booked version',
  stems: 'id name nameAr nameKey perBunch supplier',
  stockCounts: 'productId received productUpdatedAt at',
  webVitals: 'id at path name value device',
}
