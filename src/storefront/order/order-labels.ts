import type { Substitution } from '#commerce/orders/substitution.ts'
import { orderLabelText } from './order-labels.messages.ts'

// Getters, because the language differs between requests.

export const substitutionLabels: Record<Substitution, { choice: string; note: string }> = {
  get replace() {
    return { choice: orderLabelText('replace'), note: orderLabelText('replaceNote') }
  },
  get call() {
    return { choice: orderLabelText('call'), note: orderLabelText('callNote') }
  },
  get refund() {
    return { choice: orderLabelText('refund'), note: orderLabelText('refundNote') }
  },
}
