import type { UnpaidOrder } from '#commerce/orders/customer/list-unpaid-orders.server.ts'

/** An unpaid order and the minutes until it expires. */
export type WaitingOrder = UnpaidOrder & { minutesLeft: number }

/** What the customer has to do, as a sentence and a button. */
export function unpaidTexts({ number, next, minutesLeft }: WaitingOrder) {
  const left = `${minutesLeft} min left`
  switch (next) {
    case 'pay':
      return { sentence: `Order ${number} is not paid yet, ${left}.`, action: 'Pay now' }
    case 'confirm':
      return { sentence: `Order ${number} is not confirmed yet, ${left}.`, action: 'Confirm' }
    case 'wait':
      return { sentence: `We are checking the payment of order ${number}.`, action: 'View order' }
  }
}
