import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { signedIn, staff, visitor } from '#identity/authorization/guards.ts'
import { cashLimits, limitRequest } from '#identity/rate-limits/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'
import { emailField } from '../../checkout/order-request.ts'
import type { Refusal } from '../../refusal.ts'
import { mostMovedAtOnce } from '../staff/order-listing.ts'
import { type ConfirmedCashOrder, confirmCashOrder } from './confirm-cash-order.server.ts'
import { correctEmail, type ResentCode, resendCode } from './resend-code.server.ts'
import { confirmByPhone, releaseOrders as release } from './staff-confirmation.server.ts'

/** How a cash order is confirmed: by its customer with a code, by a link, or by staff. */

const orderId = z.string().max(100)
const which = z.object({ orderId })

type TooOften = Refusal<'too-often', { seconds: number }>
export type ConfirmAnswer = ConfirmedCashOrder | TooOften

async function limitConfirmation(): Promise<TooOften | null> {
  const seconds = await limitRequest('confirm-order')
  return seconds === null ? null : { ok: false, refusal: 'too-often', seconds }
}

const typedCode = which.extend({ code: z.string().max(40) })

export const confirmWithCode = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof typedCode>) => typedCode.parse(asked))
  .handler(async ({ data: { orderId, code }, context }): Promise<ConfirmAnswer> => {
    const tooOften = await limitConfirmation()
    if (tooOften) return tooOften
    const proof = { by: 'code', code, userId: context.user.id } as const
    return confirmCashOrder(shop, { orderId, proof }, cashLimits())
  })

const followedLink = which.extend({ token: z.string().max(100) })

/** From any browser: the token of the email is the proof. Never on GET, because mail scanners follow links. */
export const confirmWithLink = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((asked: z.input<typeof followedLink>) => followedLink.parse(asked))
  .handler(async ({ data: { orderId, token } }): Promise<ConfirmAnswer> => {
    const tooOften = await limitConfirmation()
    if (tooOften) return tooOften
    return confirmCashOrder(shop, { orderId, proof: { by: 'link', token } }, cashLimits())
  })

export const resendConfirmation = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof which>) => which.parse(asked))
  .handler(({ data, context }) =>
    resendCode(shop, { ...data, userId: context.user.id }, cashLimits()),
  )

const corrected = which.extend({ email: z.string().max(2000) })

export const correctContactEmail = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof corrected>) => corrected.parse(asked))
  .handler(
    async ({ data, context }): Promise<ResentCode | Refusal<'invalid', { message: string }>> => {
      const email = emailField.safeParse(data.email)
      if (!email.success) {
        return { ok: false, refusal: 'invalid', message: email.error.issues[0]?.message ?? '' }
      }
      const asked = { orderId: data.orderId, userId: context.user.id, email: email.data }
      return correctEmail(shop, asked, cashLimits())
    },
  )

export const confirmOrderByPhone = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((asked: z.input<typeof which>) => which.parse(asked))
  .handler(({ data, context }) =>
    confirmByPhone(shop, { ...data, staffId: context.user.id }, cashLimits()),
  )

const chosen = z.object({ orderIds: z.array(orderId).min(1).max(mostMovedAtOnce) })

export const releaseOrders = createServerFn({ method: 'POST' })
  .middleware([staff('orders.cancel')])
  .validator((asked: z.input<typeof chosen>) => chosen.parse(asked))
  .handler(({ data, context }) => release(shop, { ...data, staffId: context.user.id }))
