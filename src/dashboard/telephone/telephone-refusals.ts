import type { TelephoneOrderResult } from '#api/telephone-orders.ts'
import { formatMoney } from '#commerce/money.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import type { RefusalMessage, Refused } from '../saving/save.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { telephoneRefusalText } from './telephone-refusals.messages.ts'

export function telephoneRefusal(refused: Refused<TelephoneOrderResult>): RefusalMessage {
  const title = telephoneRefusalText('title')
  return { title, message: messageOf(refused) }
}

function messageOf(refused: Refused<TelephoneOrderResult>): string {
  switch (refused.refusal) {
    case 'invalid':
      return refused.problems.lines
        ? fieldProblemText(refused.problems.lines)
        : editRefusalText('not-valid')
    case 'price-changed':
      return telephoneRefusalText('priceChanged', { total: formatMoney(refused.total) })
    case 'product-gone':
      return telephoneRefusalText('productGone')
    case 'out-of-stock':
      return telephoneRefusalText('outOfStock')
    case 'slot-unavailable':
      return telephoneRefusalText('slotUnavailable')
    case 'zone-closed':
      return telephoneRefusalText('zoneClosed')
    case 'cash-limit':
      return telephoneRefusalText('cashLimit', { limit: formatMoney(refused.limit) })
    case 'cash-not-possible':
      return telephoneRefusalText(
        refused.obstacle === 'anonymous-sender' ? 'cashAnonymous' : 'cashAddress',
      )
    case 'recipient-not-reachable':
      return telephoneRefusalText('notReachable')
    // Only customers are refused.
    case 'orders-paused':
    case 'method-not-offered':
      return telephoneRefusalText('methodNotOffered')
    case 'too-many-unpaid-orders':
      return telephoneRefusalText('tooManyUnpaid')
    case 'too-many-orders':
      return telephoneRefusalText('tooMany')
    case 'placed-before':
      return telephoneRefusalText('placedBefore')
    case 'discount-not-allowed':
      return telephoneRefusalText('discountNotAllowed')
    case 'nothing-to-pay':
      return telephoneRefusalText('nothingToPay')
    case 'customer-not-found':
      return telephoneRefusalText('customerNotFound')
    case 'customer-suspended':
      return telephoneRefusalText('customerSuspended')
  }
}
