import type { Substitution } from '#commerce/orders/substitution.ts'

/** What the shop does if a flower is missing, to choose from and to read again later. */
export const substitutionLabels: Record<Substitution, { choice: string; note: string }> = {
  replace: { choice: 'Replace it', note: 'With one of the same colour and worth.' },
  call: { choice: 'Call me', note: 'We tie nothing before we have spoken.' },
  refund: { choice: 'Refund it', note: 'Its price goes back to you.' },
}
