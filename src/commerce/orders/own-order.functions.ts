import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isDocumentId } from '#database/document-id.ts'
import { signedIn } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { cardMessageField, recipientPhoneField } from '../checkout/order-fields.ts'
import { isCivilDate } from '../delivery/cairo-time.ts'
import type { Refusal } from '../refusal.ts'
import { cancelOwnOrder as cancel } from './customer/cancel-own-order.server.ts'
import { changeCardMessage as changeCard } from './customer/change-card-message.server.ts'
import { changeDelivery as move } from './customer/change-delivery.server.ts'
import type { ChangedOrder } from './customer/change-own-order.server.ts'
import { changeRecipientPhone as changePhone } from './customer/change-recipient-phone.server.ts'
import { type DeliveryChoices, readDeliveryChoices } from './customer/delivery-choices.server.ts'

/** What the owner of an order may do with it until it is prepared. Whose it is, each use case looks for itself. */

const id = z.string().max(100)
const typed = z.object({ orderId: id, from: z.string().max(2000), to: z.string().max(2000) })

type ChangedField = ChangedOrder | Refusal<'invalid', { message: string }>

function invalid({ issues }: z.ZodError): Refusal<'invalid', { message: string }> {
  return { ok: false, refusal: 'invalid', message: issues[0]?.message ?? '' }
}

export const changeCardMessage = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof typed>) => typed.parse(asked))
  .handler(async ({ data, context }): Promise<ChangedField> => {
    const to = cardMessageField.safeParse(data.to)
    if (!to.success) return invalid(to.error)
    return changeCard(shop, { ...data, to: to.data, userId: context.user.id })
  })

export const changeRecipientPhone = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof typed>) => typed.parse(asked))
  .handler(async ({ data, context }): Promise<ChangedField> => {
    const to = recipientPhoneField.safeParse(data.to)
    if (!to.success) return invalid(to.error)
    return changePhone(shop, { ...data, to: to.data, userId: context.user.id })
  })

const choice = z.object({
  date: z.string().refine(isCivilDate),
  slotId: z.string().refine(isDocumentId),
})
const moved = z.object({ orderId: id, from: choice, to: choice })

export const changeDelivery = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof moved>) => moved.parse(asked))
  .handler(({ data, context }) => move(shop, { ...data, userId: context.user.id }))

const which = z.object({ orderId: id })

/** The days and windows to which the owner may move a delivery, or null when it is not theirs. */
export const getDeliveryChoices = createServerFn({ method: 'GET' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof which>) => which.parse(asked))
  .handler(
    ({ data, context }): Promise<DeliveryChoices | null> =>
      readDeliveryChoices(shop, { ...data, userId: context.user.id }),
  )

export const cancelOwnOrder = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof which>) => which.parse(asked))
  .handler(({ data, context }) => cancel(shop, { ...data, userId: context.user.id }))
