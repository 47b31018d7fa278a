import type { Substitution } from '#commerce/orders/substitution.ts'

/** The substitution choices at checkout and on the order page. */
export const substitutionLabels: Record<Substitution, { choice: string; note: string }> = {
  replace: { choice: 'Replace it', note: 'With one of the same colour and value.' },
  call: { choice: 'Call me', note: 'We call you before we replace anything.' },
  refund: { choice: 'Refund it', note: 'We refund the price of the missing flower.' },
}
