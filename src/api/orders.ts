import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import {
  cardMessageField,
  invalidValue,
  recipientPhoneField,
} from '#commerce/checkout/order-fields.ts'
import { isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { cancelOwnOrder as cancel } from '#commerce/orders/customer/cancel-own-order.server.ts'
import { changeDelivery as move } from '#commerce/orders/customer/change-delivery.server.ts'
import {
  changeCardMessage as changeCard,
  changeRecipientPhone as changePhone,
} from '#commerce/orders/customer/change-own-order.server.ts'
import { listUnpaidOrders as listUnpaid } from '#commerce/orders/customer/list-unpaid-orders.server.ts'
import { readDeliveryChoices } from '#commerce/orders/customer/order-calendar.server.ts'
import { readOrderView } from '#commerce/orders/read-order-view.server.ts'
import { listOwnOrders as listOwn } from '#commerce/reviews/list-own-orders.server.ts'
import { isDocumentId } from '#database/document-id.ts'
import { currentViewerOf } from '#platform/request/current-order-owner.server.ts'
import { identified, orderOwner, visitor } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const which = z.object({ orderId: id })
const one = z.object({ id: z.string() })

/** The view of an order that the visitor may see: everyone who has the unguessable id sees a masked order. */
export const getOrder = createServerFn({ method: 'GET' })
  .middleware([visitor])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(async ({ data, context }) =>
    readOrderView(shop, data.id, {
      ...(await currentViewerOf(data.id, context.user?.id ?? null)),
      isStaff: context.isStaff('orders.read'),
    }),
  )

/** The visitor's orders that expire unless they are paid or confirmed; none without a session. */
export const listUnpaidOrders = createServerFn({ method: 'GET' })
  .middleware([visitor])
  .handler(({ context }) => (context.uid === null ? [] : listUnpaid(shop, context.uid)))

const listing = z.object({ after: id.optional() })

/** A page of the user's own orders, newest first. */
export const listOwnOrders = createServerFn({ method: 'GET' })
  .middleware([identified])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data, context }) => listOwn(shop, { ...data, userId: context.uid }))

// The functions below change an order until staff prepare it. Each use case compares the owner with the order.

const change = z.object({ orderId: id, from: z.string().max(2000), to: z.string().max(2000) })

export const changeCardMessage = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof change>) => change.parse(input))
  .handler(async ({ data, context }) => {
    const to = cardMessageField.safeParse(data.to)
    if (!to.success) return invalidValue(to.error)
    return changeCard(shop, { ...data, to: to.data, ...context.owner })
  })

export const changeRecipientPhone = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof change>) => change.parse(input))
  .handler(async ({ data, context }) => {
    const to = recipientPhoneField.safeParse(data.to)
    if (!to.success) return invalidValue(to.error)
    return changePhone(shop, { ...data, to: to.data, ...context.owner })
  })

const slotOfDay = z.object({
  date: z.string().refine(isCivilDate),
  slotId: z.string().refine(isDocumentId),
})
const rescheduled = z.object({ orderId: id, from: slotOfDay, to: slotOfDay })

export const changeDelivery = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof rescheduled>) => rescheduled.parse(input))
  .handler(({ data, context }) => move(shop, { ...data, ...context.owner }))

/** The days and slots to which the owner may move a delivery, or null when the order is another customer's. */
export const getDeliveryChoices = createServerFn({ method: 'GET' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ context }) => readDeliveryChoices(shop, context.owner))

export const cancelOwnOrder = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ context }) => cancel(shop, context.owner))
