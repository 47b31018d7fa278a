import type { PlaceOrderResult } from '#api/checkout.ts'
import type { FieldMessages } from '#commerce/checkout/order-fields.ts'
import type { ChangedPrice } from '#commerce/checkout/price-lines.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { isolated } from '#i18n/isolated.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { windowLostMessages } from './delivery-label.ts'
import { cashReasons } from './payment-label.ts'

export type CheckoutError =
  | { kind: 'fields'; fields: FieldMessages }
  /** The cart has no field of its own; other fields may be invalid, too. */
  | { kind: 'basket'; title: string; fields: FieldMessages }
  | {
      kind: 'prices'
      lines: readonly ChangedPrice[]
      seenFee: Pounds
      deliveryFee: Pounds
      total: Pounds
    }
  | { kind: 'short'; productId: string; name: string; left: number }
  | { kind: 'gone'; productId: string; name: string }
  /** An earlier click placed an order, but its response was lost; the order lacks later changes. */
  | { kind: 'placed-before'; orderId: string }
  | { kind: 'notice'; title: string; message: string }

type Refused = Extract<PlaceOrderResult, { ok: false }>

/** The request as the shopper saw it: the server has no name of a deleted product. */
interface Asked {
  deliveryFee: Pounds
  nameOf: (productId: string) => string
}

export function errorOf(answer: Refused, asked: Asked): CheckoutError {
  switch (answer.refusal) {
    case 'invalid':
      return invalid(answer.fields)
    case 'price-changed': {
      const { lines, deliveryFee, total } = answer
      return { kind: 'prices', lines, seenFee: asked.deliveryFee, deliveryFee, total }
    }
    case 'out-of-stock': {
      const { productId, name, left } = answer
      return { kind: 'short', productId, name, left }
    }
    case 'product-gone':
      return { kind: 'gone', productId: answer.productId, name: asked.nameOf(answer.productId) }
    case 'placed-before':
      return { kind: 'placed-before', orderId: answer.orderId }
    case 'slot-unavailable':
      return beside('delivery.slotId', windowLostMessages[answer.state])
    case 'zone-closed':
      return beside(
        'address.zoneId',
        'We cannot deliver to this area at the moment. Please choose another one.',
      )
    case 'method-not-offered':
      return beside(
        'paymentMethod',
        'This payment method is no longer available. Please choose another.',
      )
    case 'cash-limit':
      return beside(
        'paymentMethod',
        `Cash on delivery is available for orders up to ${formatMoney(answer.limit)}. Please choose another payment method.`,
      )
    case 'cash-not-possible':
      return beside('paymentMethod', cashReasons[answer.obstacle])
    case 'recipient-not-reachable':
      return beside(
        'addressBy',
        'To stay anonymous, enter the address. To ask the recipient, sign with your name.',
      )
    case 'too-many-orders':
      if (answer.unconfirmed) {
        return {
          kind: 'notice',
          title: 'Too many unconfirmed cash orders',
          message: `Confirm your earlier order, pay online, or try again ${waitMessage(answer.seconds)}.`,
        }
      }
      return {
        kind: 'notice',
        title: 'Too many orders within an hour',
        message: `Please try again ${waitMessage(answer.seconds)} or contact us.`,
      }
    case 'too-many-unpaid-orders':
      return {
        kind: 'notice',
        title: 'Too many unpaid orders',
        message: 'Pay one of them first, or wait half an hour: unpaid orders then expire.',
      }
  }
}

function invalid(messages: FieldMessages): CheckoutError {
  const all = Object.entries(messages)
  const ofForm = all.filter(([name]) => name.split('.')[0] !== 'lines')
  const fields = Object.fromEntries(ofForm)
  if (ofForm.length === all.length) return { kind: 'fields', fields }
  // Messages about a single line are meant for developers.
  const title = messages.lines ?? 'Something in your cart cannot be ordered like this.'
  return { kind: 'basket', title, fields }
}

function beside(field: string, message: string): CheckoutError {
  return { kind: 'fields', fields: { [field]: message } }
}

export function errorToast(problem: CheckoutError): { title: string; message: string } {
  switch (problem.kind) {
    case 'fields':
      return { title: 'Not ordered yet', message: 'Please check the marked fields.' }
    case 'basket':
      return { title: 'Not ordered yet', message: problem.title }
    case 'prices':
      return { title: 'Not ordered yet', message: 'Prices have changed.' }
    case 'short':
      return {
        title: 'Not ordered yet',
        message: `There is not enough of ${isolated(problem.name)} left.`,
      }
    case 'gone':
      return {
        title: 'Not ordered yet',
        message: `${isolated(problem.name)} is no longer available.`,
      }
    case 'placed-before':
      return { title: 'Already ordered', message: 'Your order has already been placed.' }
    case 'notice':
      return { title: problem.title, message: problem.message }
  }
}
