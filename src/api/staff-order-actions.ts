import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue, noteField } from '#commerce/checkout/order-fields.ts'
import { isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { advanceOrder as advance } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { correctDelivery as correct } from '#commerce/orders/lifecycle/correct-delivery.server.ts'
import { bulkTargets } from '#commerce/orders/order-status.ts'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'
import { addNote as add } from '#commerce/orders/staff/add-note.server.ts'
import { moveOrders as moveMany } from '#commerce/orders/staff/move-orders.server.ts'
import { mostMovedAtOnce } from '#commerce/orders/staff/order-listing.ts'
import { photoKinds } from '#commerce/orders/staff/order-photo.ts'
import { removeOrderPhoto as removePhoto } from '#commerce/orders/staff/remove-order-photo.server.ts'
import { saveOrderPhoto as savePhoto } from '#commerce/orders/staff/save-order-photo.server.ts'
import { substituteItem as substitute } from '#commerce/orders/staff/substitute-item.server.ts'
import { undoMoves as undo } from '#commerce/orders/staff/undo-moves.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const status = z.enum(orderStatuses)

/** Other days than today whose orders the staff member has confirmed to send out. */
const confirmedDays = z.array(z.string().refine(isCivilDate)).max(mostMovedAtOnce).optional()

const move = z.object({
  orderId: id,
  from: status,
  to: status,
  note: z.string().max(500).default(''),
  confirmedDays,
})

/**
 * Moves an order to another status. A cancellation needs a permission of its own, that of a paid order the one to
 * refund.
 */
export const advanceOrder = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof move>) => move.parse(input))
  .handler(({ data, context }) => {
    const { id: staffId, role } = context.user
    if (data.to === 'cancelled' && !may(role, 'orders.cancel'))
      throw new AuthorizationError('forbidden')
    return advance(shop, { ...data, staffId, mayRefund: may(role, 'payments.refund') })
  })

// Without `cancelled`: a cancellation refunds money and needs a reason, so staff cancel one order at a time.
const bulk = z.object({
  orders: z
    .array(z.object({ id, from: status }))
    .min(1)
    .max(mostMovedAtOnce),
  to: z.enum(bulkTargets),
  confirmedDays,
})

export const moveOrders = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof bulk>) => bulk.parse(input))
  .handler(({ data, context }) => moveMany(shop, { ...data, staffId: context.user.id }))

const made = z.object({
  moves: z
    .array(z.object({ id, from: status, to: status }))
    .min(1)
    .max(mostMovedAtOnce),
})

/** Undoes moves that the staff member has just made. */
export const undoMoves = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof made>) => made.parse(input))
  .handler(({ data, context }) => undo(shop, { ...data, staffId: context.user.id }))

const correction = z.object({
  orderId: id,
  from: status,
  to: status,
  reason: z.string().trim().min(1).max(500),
})

/** Corrects an order that was marked as delivered or failed by mistake. */
export const correctDelivery = createServerFn({ method: 'POST' })
  .middleware([staff('orders.correct')])
  .validator((input: z.input<typeof correction>) => correction.parse(input))
  .handler(({ data, context }) => correct(shop, { ...data, staffId: context.user.id }))

const substitution = z.object({
  orderId: id,
  position: z.int().min(0).max(100),
  seenProductId: id,
  productId: id,
  hasAgreed: z.boolean(),
})

/** Replaces a missing item with another product. */
export const substituteItem = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof substitution>) => substitution.parse(input))
  .handler(({ data, context }) => substitute(shop, { ...data, staffId: context.user.id }))

const written = z.object({ orderId: id, note: z.string().max(5000) })

export const addNote = createServerFn({ method: 'POST' })
  .middleware([staff('orders.note')])
  .validator((input: z.input<typeof written>) => written.parse(input))
  .handler(async ({ data, context }) => {
    const note = noteField.safeParse(data.note)
    if (!note.success) return invalidValue(note.error)
    return add(shop, { orderId: data.orderId, note: note.data, staffId: context.user.id })
  })

const photo = z.object({ orderId: id, kind: z.enum(photoKinds) })
const uploaded = photo.extend({ image: z.string().max(200) })

/** Attaches a picture that was uploaded to `/api/uploads` to an order. */
export const saveOrderPhoto = createServerFn({ method: 'POST' })
  .middleware([staff('pictures.upload')])
  .validator((input: z.input<typeof uploaded>) => uploaded.parse(input))
  .handler(({ data, context }) => savePhoto(shop, { ...data, staffId: context.user.id }))

export const removeOrderPhoto = createServerFn({ method: 'POST' })
  .middleware([staff('pictures.upload')])
  .validator((input: z.input<typeof photo>) => photo.parse(input))
  .handler(({ data, context }) => removePhoto(shop, { ...data, staffId: context.user.id }))
