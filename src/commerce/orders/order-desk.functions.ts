import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { shop } from '#platform/services.server.ts'
import { noteField } from '../checkout/order-fields.ts'
import type { Refusal } from '../refusal.ts'
import { type AddedNote, addNote as add } from './staff/add-note.server.ts'
import { photoKinds } from './staff/order-photo.ts'
import { removeOrderPhoto as remove } from './staff/remove-order-photo.server.ts'
import { saveOrderPhoto as keep } from './staff/save-order-photo.server.ts'
import { substituteItem as substitute } from './staff/substitute-item.server.ts'

/** What staff add to an order at their desk, besides moving it. */

const orderId = z.string().max(100)
const which = z.object({ orderId, kind: z.enum(photoKinds) })
const taken = which.extend({ image: z.string().max(200) })

/** Keeps a picture that was brought to `/api/uploads` as a photograph of an order. */
export const saveOrderPhoto = createServerFn({ method: 'POST' })
  .middleware([staff('pictures.upload')])
  .validator((asked: z.input<typeof taken>) => taken.parse(asked))
  .handler(({ data, context }) => keep(shop, { ...data, staffId: context.user.id }))

export const removeOrderPhoto = createServerFn({ method: 'POST' })
  .middleware([staff('pictures.upload')])
  .validator((asked: z.input<typeof which>) => which.parse(asked))
  .handler(({ data, context }) => remove(shop, { ...data, staffId: context.user.id }))

const written = z.object({ orderId, note: z.string().max(5000) })

export const addNote = createServerFn({ method: 'POST' })
  .middleware([staff('orders.note')])
  .validator((asked: z.input<typeof written>) => written.parse(asked))
  .handler(
    async ({ data, context }): Promise<AddedNote | Refusal<'invalid', { message: string }>> => {
      const note = noteField.safeParse(data.note)
      if (!note.success) {
        return { ok: false, refusal: 'invalid', message: note.error.issues[0]?.message ?? '' }
      }
      return add(shop, { orderId: data.orderId, note: note.data, staffId: context.user.id })
    },
  )

const wish = z.object({
  orderId,
  position: z.int().min(0).max(100),
  seenProductId: z.string().max(100),
  productId: z.string().max(100),
  hasAgreed: z.boolean(),
})

/** Something else takes the place of a missing item. */
export const substituteItem = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((asked: z.input<typeof wish>) => wish.parse(asked))
  .handler(({ data, context }) => substitute(shop, { ...data, staffId: context.user.id }))
