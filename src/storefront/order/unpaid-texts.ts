import type { UnpaidOrder } from '#commerce/orders/customer/list-unpaid-orders.server.ts'
import { unpaidText } from './unpaid-texts.messages.ts'

/** An unpaid order and the minutes until it expires. */
export type WaitingOrder = UnpaidOrder & { minutesLeft: number }

/** The next step of the customer, as a sentence and a button. */
export function unpaidTexts({ number, next, minutesLeft: minutes }: WaitingOrder) {
  switch (next) {
    case 'pay':
      return { sentence: unpaidText('pay', { number, minutes }), action: unpaidText('payAction') }
    case 'confirm':
      return {
        sentence: unpaidText('confirm', { number, minutes }),
        action: unpaidText('confirmAction'),
      }
    case 'wait':
      return { sentence: unpaidText('wait', { number }), action: unpaidText('waitAction') }
  }
}
