import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'

export const methodNames: Record<PaymentMethod, string> = {
  card: 'Card',
  wallet: 'Mobile wallet',
  cash: 'Cash on delivery',
}
