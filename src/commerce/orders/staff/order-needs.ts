/** Why orders need staff now, the most urgent first. */
export const orderNeeds = [
  'late',
  'no-address',
  'delivery-failed',
  'payment-failed',
  'expiring',
  'amount-differs',
  'refund-failed',
  'terminal-refund',
  'cancellation',
  'suspicious',
] as const
export type OrderNeed = (typeof orderNeeds)[number]
