export interface StockAlertsTables {
  stockAlerts: StockAlertsTable
}

/** An address that asked for one email when a sold-out product is available again. */
export interface StockAlertsTable {
  id: string
  productId: string
  /** In lower case. Unproved: any visitor may have typed it. */
  email: string
  /** The language in which the visitor asked: `en` or `ar`. */
  locale: string
  /** SHA-256 of the token in the link that ends the emails. */
  tokenHash: string
  createdAt: number
  /** When the email was enqueued; null while the address waits. */
  toldAt: number | null
}
