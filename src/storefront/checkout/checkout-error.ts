import type { PlaceOrderResult } from '#api/checkout.ts'
import type { FieldProblems } from '#commerce/checkout/field-problem.ts'
import type { ChangedPrice } from '#commerce/checkout/price-lines.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { problemTexts } from '#i18n/problem.ts'
import { formText } from '#ui/form.messages.ts'
import { checkoutErrorText } from './checkout-error.messages.ts'
import { windowLostMessages } from './delivery-label.ts'
import type { FieldMessages } from './field-messages.ts'
import { cashReason } from './payment-label.ts'

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
      /** The request with these prices, by `pricedBy`. */
      priced: string
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
  priced: string
  nameOf: (productId: string) => string
}

export function errorOf(refused: Refused, asked: Asked): CheckoutError {
  switch (refused.refusal) {
    case 'invalid':
      return invalid(refused.problems)
    case 'price-changed': {
      const { lines, deliveryFee, total } = refused
      const { deliveryFee: seenFee, priced } = asked
      return { kind: 'prices', lines, seenFee, deliveryFee, total, priced }
    }
    case 'out-of-stock': {
      const { productId, name, left } = refused
      return { kind: 'short', productId, name, left }
    }
    case 'product-gone':
      return { kind: 'gone', productId: refused.productId, name: asked.nameOf(refused.productId) }
    case 'placed-before':
      return { kind: 'placed-before', orderId: refused.orderId }
    case 'slot-unavailable':
      return beside('delivery.slotId', windowLostMessages[refused.state])
    case 'zone-closed':
      return beside('address.zoneId', checkoutErrorText('areaClosed'))
    case 'method-not-offered':
      return beside('paymentMethod', checkoutErrorText('methodNotOffered'))
    case 'cash-limit':
      return beside(
        'paymentMethod',
        checkoutErrorText('cashLimit', { limit: formatMoney(refused.limit) }),
      )
    case 'cash-not-possible':
      return beside('paymentMethod', cashReason(refused.obstacle))
    case 'recipient-not-reachable':
      return beside('addressBy', checkoutErrorText('recipientNotReachable'))
    case 'too-many-orders': {
      const minutes = minutesOf(refused.seconds)
      if (refused.unconfirmed) {
        return {
          kind: 'notice',
          title: checkoutErrorText('unconfirmedTitle'),
          message: checkoutErrorText('unconfirmed', { minutes }),
        }
      }
      return {
        kind: 'notice',
        title: checkoutErrorText('tooManyTitle'),
        message: checkoutErrorText('tooMany', { minutes }),
      }
    }
    case 'orders-paused':
      return {
        kind: 'notice',
        title: checkoutErrorText('pausedTitle'),
        message:
          refused.until === null
            ? checkoutErrorText('paused')
            : checkoutErrorText('pausedUntil', { moment: formatMoment(refused.until) }),
      }
    case 'too-many-unpaid-orders':
      return {
        kind: 'notice',
        title: checkoutErrorText('unpaidTitle'),
        message:
          refused.seconds === undefined
            ? checkoutErrorText('unpaid')
            : checkoutErrorText('unpaidShared', { minutes: minutesOf(refused.seconds) }),
      }
  }
}

function minutesOf(seconds: number): number {
  return Math.max(Math.ceil(seconds / 60), 1)
}

function invalid(problems: FieldProblems): CheckoutError {
  const messages = problemTexts(problems, fieldProblemText)
  const all = Object.entries(messages)
  const ofForm = all.filter(([name]) => name.split('.')[0] !== 'lines')
  const fields = Object.fromEntries(ofForm)
  if (ofForm.length === all.length) return { kind: 'fields', fields }
  // Messages about a single line are meant for developers.
  const title = messages.lines ?? checkoutErrorText('invalidCart')
  return { kind: 'basket', title, fields }
}

function beside(field: string, message: string): CheckoutError {
  return { kind: 'fields', fields: { [field]: message } }
}

export function errorToast(problem: CheckoutError): { title: string; message: string } {
  const title = checkoutErrorText('notOrdered')
  switch (problem.kind) {
    case 'fields':
      return { title, message: formText('checkFields') }
    case 'basket':
      return { title, message: problem.title }
    case 'prices':
      return { title, message: checkoutErrorText('pricesChangedToast') }
    case 'short':
      return { title, message: checkoutErrorText('notEnough', { name: problem.name }) }
    case 'gone':
      return { title, message: checkoutErrorText('goneToast', { name: problem.name }) }
    case 'placed-before':
      return {
        title: checkoutErrorText('alreadyOrdered'),
        message: checkoutErrorText('placedBeforeToast'),
      }
    case 'notice':
      return { title: problem.title, message: problem.message }
  }
}
