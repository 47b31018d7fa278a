export interface WorkshopTables {
  /** Flowers and greens that the shop buys by the bunch. */
  stems: {
    id: string
    name: string
    /** Empty without a translation. */
    nameAr: string
    /** The name in lower case: two stems with one name would be counted apart. */
    nameKey: string
    perBunch: number
    /** Where to buy it; may be empty. */
    supplier: string
  }
  recipes: {
    /** The id of a product, or of one of its further variants. */
    productId: string
    /** JSON array of `RecipeRow`; empty for a product without stems. */
    stems: string
  }
  /** Capacities of one day that differ from those of their slots. */
  deliveryDayCapacities: {
    date: string
    slotId: string
    capacity: number
  }
  /** Has one row, `shop`, while new orders are paused. */
  orderPauses: {
    id: string
    /** When it ends by itself; null: staff end it. */
    until: number | null
  }
}
