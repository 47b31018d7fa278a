/** How far the owner has set up a new shop. Each flag is read from the data itself. */
export interface SetupState {
  /** There is a product that shoppers see. */
  hasProduct: boolean
  /** There is an open area and an enabled time slot: shoppers can choose a delivery. */
  hasDelivery: boolean
  /** The payment provider has reported a captured payment. */
  hasPayment: boolean
  /** A second staff member works in the shop or is invited. */
  hasStaff: boolean
}
