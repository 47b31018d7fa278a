import {
  Ban,
  Check,
  CircleAlert,
  Clock,
  Flower2,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  PackageCheck,
  Truck,
} from 'lucide-react'
import { isUnconfirmedCash } from '#commerce/orders/confirmation/cash-confirmation.ts'
import type { Suspicion } from '#commerce/orders/confirmation/suspicion-store.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order-status.ts'
import { staffStatusText } from '#commerce/orders/staff/staff-status.messages.ts'
import { staffStatusLabel } from '#commerce/orders/staff/staff-status-label.ts'
import type { BadgeTint } from '#ui/badge.tsx'
import { paymentText, suspicionText } from './order-labels.messages.ts'

/** A status as staff see it. */
export interface StatusStyle {
  label: string
  icon: LucideIcon
  tint: BadgeTint
}

function styleOf(status: OrderStatus, icon: LucideIcon, tint: BadgeTint): StatusStyle {
  return {
    // Read when it is shown, in the language of the page.
    get label() {
      return staffStatusText(status)
    },
    icon,
    tint,
  }
}

export const statusStyles: Record<OrderStatus, StatusStyle> = {
  awaiting_payment: styleOf('awaiting_payment', Clock, 'butter'),
  confirmed: styleOf('confirmed', Check, 'sage'),
  preparing: styleOf('preparing', Flower2, 'sky'),
  out_for_delivery: styleOf('out_for_delivery', Truck, 'sky'),
  delivered: styleOf('delivered', PackageCheck, 'sage'),
  delivery_failed: styleOf('delivery_failed', CircleAlert, 'clay'),
  cancelled: styleOf('cancelled', Ban, 'linen'),
  expired: styleOf('expired', Hourglass, 'linen'),
}

export function statusStyleOf(order: Pick<Order, 'status' | 'paymentMethod'>): StatusStyle {
  const icon = isUnconfirmedCash(order) ? MailQuestionMark : statusStyles[order.status].icon
  return { ...statusStyles[order.status], label: staffStatusLabel(order), icon }
}

/** A paid but unconfirmed order has a payment with a different amount, which staff accept or refund. */
export function paymentLabel({
  status,
  paymentStatus,
}: {
  status: OrderStatus
  paymentStatus: PaymentStatus
}): string {
  const isUndecided = status === 'awaiting_payment' || status === 'expired'
  if (isUndecided && paymentStatus === 'paid') return paymentText('amountDiffers')
  return paymentText(paymentStatus)
}

/** Why an unconfirmed order is suspicious. */
export function suspicionMessage({ reason, orders }: NonNullable<Suspicion>): string {
  return suspicionText(reason === 'network' ? 'network' : 'phone', { orders })
}
