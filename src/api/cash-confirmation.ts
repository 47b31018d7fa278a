import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue } from '#commerce/checkout/order-fields.ts'
import { emailField } from '#commerce/checkout/order-request.ts'
import {
  type ConfirmedCashOrder,
  confirmCashOrder,
} from '#commerce/orders/confirmation/confirm-cash-order.server.ts'
import { correctEmail, resendCode } from '#commerce/orders/confirmation/resend-code.server.ts'
import {
  confirmByPhone,
  releaseOrders as release,
} from '#commerce/orders/confirmation/staff-confirmation.server.ts'
import { mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import { may } from '#commerce/staff/permissions.ts'
import { signedIn, staff, visitor } from '#platform/request/guards.ts'
import {
  cashLimits,
  refuseTooOften,
  type TooOften,
} from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'

/** A customer confirms a cash order with a code or by a link; staff confirm it by phone. */

const orderId = z.string().max(100)
const which = z.object({ orderId })

export type ConfirmAnswer = ConfirmedCashOrder | TooOften

const typedCode = which.extend({ code: z.string().max(40) })

export const confirmWithCode = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((input: z.input<typeof typedCode>) => typedCode.parse(input))
  .handler(async ({ data: { orderId, code }, context }): Promise<ConfirmAnswer> => {
    const tooOften = await refuseTooOften('confirm-order')
    if (tooOften) return tooOften
    const proof = { by: 'code', code, userId: context.user.id } as const
    return confirmCashOrder(shop, { orderId, proof }, cashLimits())
  })

const followedLink = which.extend({ token: z.string().max(100) })

/** From any browser: the token of the email is the proof. Never on GET, because mail scanners follow links. */
export const confirmWithLink = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof followedLink>) => followedLink.parse(input))
  .handler(async ({ data: { orderId, token } }): Promise<ConfirmAnswer> => {
    const tooOften = await refuseTooOften('confirm-order')
    if (tooOften) return tooOften
    return confirmCashOrder(shop, { orderId, proof: { by: 'link', token } }, cashLimits())
  })

export const resendConfirmation = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) =>
    resendCode(shop, { ...data, userId: context.user.id }, cashLimits()),
  )

const corrected = which.extend({ email: z.string().max(2000) })

export const correctContactEmail = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((input: z.input<typeof corrected>) => corrected.parse(input))
  .handler(async ({ data, context }) => {
    const email = emailField.safeParse(data.email)
    if (!email.success) return invalidValue(email.error)
    const correction = { orderId: data.orderId, userId: context.user.id, email: email.data }
    return correctEmail(shop, correction, cashLimits())
  })

export const confirmOrderByPhone = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) =>
    confirmByPhone(shop, { ...data, staffId: context.user.id }, cashLimits()),
  )

const selected = z.object({ orderIds: z.array(orderId).min(1).max(mostMovedAtOnce) })

/** Cancels unconfirmed orders, so that their stock and slots are free again. */
export const releaseOrders = createServerFn({ method: 'POST' })
  .middleware([staff('orders.cancel')])
  .validator((input: z.input<typeof selected>) => selected.parse(input))
  .handler(({ data, context }) => {
    const { id: staffId, role } = context.user
    return release(shop, { ...data, staffId, mayRefund: may(role, 'payments.refund') })
  })
