import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue } from '#commerce/checkout/order-fields.ts'
import { slotHalves } from '#commerce/orders/order.ts'
import { leaveDirections as leave } from '#commerce/orders/recipient-page/leave-directions.server.ts'
import { readRecipientPage } from '#commerce/orders/recipient-page/read-recipient-page.server.ts'
import { driverNoteField, thanksField } from '#commerce/orders/recipient-page/recipient-fields.ts'
import type { RecipientPage } from '#commerce/orders/recipient-page/recipient-page.ts'
import { revokeRecipientLinks as revoke } from '#commerce/orders/recipient-page/revoke-recipient-links.server.ts'
import {
  findOrderToThank,
  sendThanks as send,
} from '#commerce/orders/recipient-page/send-thanks.server.ts'
import { thanksUploadSubject } from '#commerce/orders/recipient-page/thanks-photo.server.ts'
import { issueUploadTicket } from '#commerce/pictures/upload-ticket.server.ts'
import { environment } from '#platform/environment.server.ts'
import { staff, visitor } from '#platform/request/guards.ts'
import { refuseTooOften, type TooOften } from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'

/** The page of a recipient. The token of the link is the authorization. By POST, because access logs must not contain it. */

// Of any length: the page passes on the token of its address, and an invalid token has no page.
const link = z.object({ token: z.string() })

/** The page of a link, or null. */
export const getRecipientPage = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof link>) => link.parse(input))
  .handler(async ({ data }): Promise<RecipientPage | TooOften | null> => {
    return (await refuseTooOften('read-recipient-page')) ?? readRecipientPage(shop, data.token)
  })

const directions = link.extend({
  note: z.string().max(2000).nullable(),
  half: z.enum(slotHalves).nullable(),
})

/** For the recipient, until the order leaves. */
export const leaveDirections = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof directions>) => directions.parse(input))
  .handler(async ({ data }) => {
    const tooOften = await refuseTooOften('leave-directions')
    if (tooOften) return tooOften
    const note = driverNoteField.nullable().safeParse(data.note)
    if (!note.success) return invalidValue(note.error)
    return leave(shop, { ...data, note: note.data })
  })

/** A ticket for the photograph of thanks, or null if they cannot be sent now. */
export const getThanksUploadTicket = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof link>) => link.parse(input))
  .handler(async ({ data }) => {
    if (await refuseTooOften('send-thanks')) return null
    const orderId = await findOrderToThank(shop, data.token)
    if (orderId === null) return null
    const subject = thanksUploadSubject(orderId)
    return issueUploadTicket(environment.VITE_UPLOAD_TOKEN, subject, shop.now())
  })

const thanks = link.extend({
  message: z.string().max(5000),
  image: z.string().max(200).nullable(),
})

/** Thanks the sender, once. */
export const sendThanks = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof thanks>) => thanks.parse(input))
  .handler(async ({ data }) => {
    const tooOften = await refuseTooOften('send-thanks')
    if (tooOften) return tooOften
    const message = thanksField.safeParse(data.message)
    if (!message.success) return invalidValue(message.error)
    return send(shop, { ...data, message: message.data })
  })

const which = z.object({ orderId: z.string().max(100) })

/** For staff, when a link of the recipient is in the wrong hands. */
export const revokeRecipientLinks = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) => revoke(shop, { orderId: data.orderId, staffId: context.user.id }))
