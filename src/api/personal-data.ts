import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import {
  type ErasedAccount,
  eraseAccount as eraseOfUser,
} from '#commerce/personal-data/erase-account.server.ts'
import { type ErasedOrder, eraseOrder } from '#commerce/personal-data/erase-order.server.ts'
import {
  type ErasedRecipient,
  eraseRecipient,
} from '#commerce/personal-data/erase-recipient.server.ts'
import { eraseRecipientOnRequest as eraseOnRequest } from '#commerce/personal-data/erase-recipient-on-request.server.ts'
import type { Refusal } from '#commerce/refusal.ts'
import { erasureContext } from '#platform/erasure-context.server.ts'
import { endCurrentSession } from '#platform/request/current-session.server.ts'
import { isFreshSignIn } from '#platform/request/fresh-sign-in.server.ts'
import { orderOwner, signedIn, staff, visitor } from '#platform/request/guards.ts'
import { refuseTooOften, type TooOften } from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'

/**
 * Erasure of personal data by its data subject, or by a super admin for a customer or recipient. The export is a server
 * route, because it is a file.
 */

const bearer = z.object({ token: z.string().min(1).max(8192) })

export type AccountErasure = ErasedAccount | Refusal<'sign-in-again'> | TooOften

/** Erases the account of the signed-in customer. `token` proves a sign-in of the last minutes. */
export const eraseAccount = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((input: z.input<typeof bearer>) => bearer.parse(input))
  .handler(async ({ data, context: { user } }): Promise<AccountErasure> => {
    const tooOften = await refuseTooOften('erase-data')
    if (tooOften) return tooOften
    if (!(await isFreshSignIn(user.id, data.token))) return { ok: false, refusal: 'sign-in-again' }
    const erased = await eraseOfUser(erasureContext, user.id)
    if (erased.ok) await endCurrentSession()
    return erased
  })

const customer = z.object({ userId: z.string().max(128) })

/** Erases the account of a customer who asked the shop for it, suspended or without a sign-in too. */
export const eraseCustomer = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof customer>) => customer.parse(input))
  .handler(({ data, context }) => eraseOfUser(erasureContext, data.userId, context.user.id))

const which = z.object({ orderId: z.string().max(100) })

export type OrderErasure = ErasedOrder | TooOften

/** Erases the personal data of one order, for its customer or a guest with the owner's link. */
export const eraseOrderData = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(async ({ context: { owner } }): Promise<OrderErasure> => {
    return (await refuseTooOften('erase-data')) ?? eraseOrder(shop, owner)
  })

// Of any length: the page passes on the token of its address, and an invalid token has no page.
const link = z.object({ token: z.string() })

export type RecipientErasure = ErasedRecipient | TooOften

/** Erases the recipient's own data of an order that has ended. */
export const eraseRecipientData = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof link>) => link.parse(input))
  .handler(async ({ data }): Promise<RecipientErasure> => {
    return (await refuseTooOften('erase-data')) ?? eraseRecipient(shop, data.token)
  })

/** Erases the recipient of an order who asked the shop for it, also after their links are over. */
export const eraseRecipientOnRequest = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) =>
    eraseOnRequest(shop, { orderId: data.orderId, staffId: context.user.id }),
  )
