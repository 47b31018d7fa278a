import type { DeliveryDay } from '#commerce/delivery/delivery-calendar.ts'
import { hasPriceOf, type Surcharge } from '#commerce/delivery/surcharge.ts'
import { dayReason } from '../checkout/delivery-label.ts'
import { changeFormText } from './change-forms.messages.ts'

/** Why a delivery cannot move to a day; null when it can. The total does not change, so the price must match. */
export function unavailableReason(agreed: Surcharge | null): (day: DeliveryDay) => string | null {
  return (day) => {
    const reason = dayReason(day)
    if (reason !== null) return reason
    return hasPriceOf(day.surcharge, agreed) ? null : changeFormText('otherPrice')
  }
}
