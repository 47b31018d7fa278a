import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import {
  replaceOwnerLinks as replace,
  type SentOwnerLink,
  sendOwnerLink as send,
} from '#commerce/orders/owner-link/send-owner-link.server.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import { orderOwner, staff, visitor } from '#platform/request/guards.ts'
import { refuseTooOften, type TooOften } from '#platform/request/limit-request.server.ts'
import { openOwnerLink as open } from '#platform/request/order-link-cookie.server.ts'
import { shop } from '#platform/services.server.ts'

/** The links in order emails, with which a customer opens one order on any device. */

const orderId = z.string().max(100)
const which = z.object({ orderId })

export type OpenedOwnerLink = Accepted | Refusal<'link-unknown'> | TooOften

export type LinkAnswer = SentOwnerLink | TooOften

const followed = which.extend({ token: z.string().max(100) })

/** Exchanges the token of a link for a cookie. By POST, because access logs must not contain the token. */
export const openOwnerLink = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof followed>) => followed.parse(input))
  .handler(async ({ data }): Promise<OpenedOwnerLink> => {
    const tooOften = await refuseTooOften('open-owner-link')
    if (tooOften) return tooOften
    return (await open(data)) ? { ok: true } : { ok: false, refusal: 'link-unknown' }
  })

/** Emails a link to the customer of an order, for a visitor who knows its address. Does not name the email. */
export const sendOwnerLink = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(async ({ data }): Promise<LinkAnswer> => {
    return (await refuseTooOften('send-owner-link')) ?? send(shop, data)
  })

/** Revokes every link of an order and emails a new one. */
export const replaceOwnerLinks = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(async ({ context: { owner } }): Promise<LinkAnswer> => {
    const tooOften = await refuseTooOften('send-owner-link')
    return tooOften ?? replace(shop, { orderId: owner.orderId, by: { userId: owner.userId } })
  })

/** The same for staff, when a customer reports that the link is in the wrong hands. */
export const replaceLinksForCustomer = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) =>
    replace(shop, { orderId: data.orderId, by: { staffId: context.user.id } }),
  )
