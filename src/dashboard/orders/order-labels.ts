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
import {
  type OrderStatus,
  orderStatusProperties,
  type PaymentStatus,
} from '#commerce/orders/order-status.ts'
import { staffStatusLabel } from '#commerce/orders/order-status-label.ts'
import type { Substitution } from '#commerce/orders/substitution.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import type { BadgeTint } from '#ui/badge.tsx'

/** A status as staff see it. */
export interface StatusStyle {
  label: string
  icon: LucideIcon
  tint: BadgeTint
}

function styleOf(status: OrderStatus, icon: LucideIcon, tint: BadgeTint): StatusStyle {
  return { label: orderStatusProperties[status].staffLabel, icon, tint }
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

export const paymentLabels: Record<PaymentStatus, string> = {
  pending: 'Not paid',
  paid: 'Paid',
  failed: 'Declined',
  cash_due: 'Cash due',
  cash_collected: 'Cash collected',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
  not_due: 'Nothing due',
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
  if (isUndecided && paymentStatus === 'paid') return 'Paid, amount differs'
  return paymentLabels[paymentStatus]
}

export const methodLabels: Record<PaymentMethod, string> = {
  card: 'Card',
  wallet: 'Mobile wallet',
  cash: 'Cash on delivery',
}

export const substitutionLabels: Record<Substitution, string> = {
  call: 'Call the sender',
  replace: 'Replace with equal value',
  refund: 'Refund',
}

/** Why an unconfirmed order is suspicious. */
export function suspicionMessage({ reason, orders }: NonNullable<Suspicion>): string {
  const from = reason === 'network' ? 'from one network' : 'with one phone number'
  return `${orders} unconfirmed orders ${from} within an hour`
}
