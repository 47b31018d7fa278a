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
import type { Order } from '#commerce/orders/order.ts'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order-status.ts'
import type { Substitution } from '#commerce/orders/substitution.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import type { BadgeTint } from '#ui/badge.tsx'

/** How staff call what stands in an order. */
export interface StatusStyle {
  label: string
  icon: LucideIcon
  tint: BadgeTint
}

export const statusStyles: Record<OrderStatus, StatusStyle> = {
  awaiting_payment: { label: 'Awaiting payment', icon: Clock, tint: 'butter' },
  confirmed: { label: 'Confirmed', icon: Check, tint: 'sage' },
  preparing: { label: 'Preparing', icon: Flower2, tint: 'sky' },
  out_for_delivery: { label: 'Out for delivery', icon: Truck, tint: 'sky' },
  delivered: { label: 'Delivered', icon: PackageCheck, tint: 'sage' },
  delivery_failed: { label: 'Delivery failed', icon: CircleAlert, tint: 'clay' },
  cancelled: { label: 'Cancelled', icon: Ban, tint: 'linen' },
  expired: { label: 'Expired', icon: Hourglass, tint: 'linen' },
}

const unconfirmedLook: StatusStyle = {
  label: 'Awaiting confirmation',
  icon: MailQuestionMark,
  tint: 'butter',
}

/** A cash order that its customer has not confirmed is called otherwise than one that waits for its payment. */
export function statusStyleOf(order: Pick<Order, 'status' | 'paymentMethod'>): StatusStyle {
  return isUnconfirmedCash(order) ? unconfirmedLook : statusStyles[order.status]
}

export const paymentLabels: Record<PaymentStatus, string> = {
  pending: 'Not paid',
  paid: 'Paid',
  failed: 'Declined',
  cash_due: 'Cash due',
  cash_collected: 'Cash collected',
  partially_refunded: 'Refunded in part',
  refunded: 'Refunded',
  not_due: 'Nothing due',
}

/** An order that is paid and not confirmed waits for a decision: another amount was taken. */
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
  refund: 'Refund its price',
}
