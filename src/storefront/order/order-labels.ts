import type { Substitution } from '#commerce/orders/substitution.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'

export const methodNames: Record<PaymentMethod, string> = {
  card: 'Card',
  wallet: 'Mobile wallet',
  cash: 'Cash on delivery',
}

export const substitutionLabels: Record<Substitution, { choice: string; note: string }> = {
  replace: { choice: 'Replace it', note: 'With one of the same colour and value.' },
  call: { choice: 'Call me', note: 'We call you before we replace anything.' },
  refund: { choice: 'Refund it', note: 'We refund the price of the missing flower.' },
}
