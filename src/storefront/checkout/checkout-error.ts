import type { PlaceOrderResult } from '#api/checkout.ts'
import type { FieldMessages } from '#commerce/checkout/order-fields.ts'
import type { ChangedPrice } from '#commerce/checkout/price-lines.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { windowLostMessages } from './delivery-label.ts'

/** Why the order was not placed, as the page shows it: each kind with its own way on. */
export type CheckoutError =
  | { kind: 'fields'; fields: FieldMessages }
  /** The cart has no field of its own; other fields may not hold either. */
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
  /** An earlier press came through, whose answer nobody heard; what was changed since is not in that order. */
  | { kind: 'placed-before'; orderId: string }
  | { kind: 'notice'; title: string; message: string }

type Refused = Extract<PlaceOrderResult, { ok: false }>

/** What the shopper was told before: the server has no name for what it no longer sells. */
export interface Asked {
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
        'This way to pay is not offered any more. Please choose another.',
      )
    case 'cash-limit':
      return beside(
        'paymentMethod',
        `Orders up to ${formatMoney(answer.limit)} can be paid in cash. Please choose another way to pay.`,
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
        message: `Please try again ${waitMessage(answer.seconds)}, or write to us: we are glad to help.`,
      }
    case 'too-many-unpaid-orders':
      return {
        kind: 'notice',
        title: 'Too many orders wait for payment',
        message:
          'Please pay one of them first, or wait half an hour: what is not paid by then ends by itself.',
      }
  }
}

function invalid(messages: FieldMessages): CheckoutError {
  const all = Object.entries(messages)
  const ofForm = all.filter(([name]) => name.split('.')[0] !== 'lines')
  const fields = Object.fromEntries(ofForm)
  if (ofForm.length === all.length) return { kind: 'fields', fields }
  // What is wrong with one line is said in words for programmers.
  const title = messages.lines ?? 'Something in your cart cannot be ordered like this.'
  return { kind: 'basket', title, fields }
}

function beside(field: string, message: string): CheckoutError {
  return { kind: 'fields', fields: { [field]: message } }
}

/** What the toast says of it; the page says the rest. */
export function errorToast(problem: CheckoutError): { title: string; message: string } {
  switch (problem.kind) {
    case 'fields':
      return { title: 'Not ordered yet', message: 'Please look at the marked fields.' }
    case 'basket':
      return { title: 'Not ordered yet', message: problem.title }
    case 'prices':
      return { title: 'Not ordered yet', message: 'Prices have changed since you saw them.' }
    case 'short':
      return { title: 'Not ordered yet', message: `There is not enough of ${problem.name} left.` }
    case 'gone':
      return { title: 'Not ordered yet', message: `${problem.name} is no longer sold.` }
    case 'placed-before':
      return { title: 'Already ordered', message: 'Your order was placed as you first sent it.' }
    case 'notice':
      return { title: problem.title, message: problem.message }
  }
}
