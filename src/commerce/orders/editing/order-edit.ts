import { z } from 'zod'
import { isDocumentId } from '#database/document-id.ts'
import {
  addressFields,
  cardMessageField,
  nameField,
  recipientPhoneField,
  refusedAs,
} from '../../checkout/order-fields.ts'
import { orderLimits } from '../../checkout/order-limits.ts'
import { isCivilDate } from '../../delivery/cairo-time.ts'

const id = z.string().max(100)
const typed = z.string().max(2000)
const date = z.string().refine(isCivilDate, refusedAs('day-missing'))

const lines = z
  .array(
    z.object({
      productId: id,
      quantity: z.int().min(0).max(orderLimits.quantityPerLine),
      addedTo: z
        .int()
        .min(0)
        .max(2 * orderLimits.lines)
        .nullable(),
    }),
  )
  .min(1)
  .max(2 * orderLimits.lines)
  .readonly()

/** The version of the fields that the staff member opened. */
const seen = z.object({
  date,
  slotId: id,
  zoneId: id,
  street: typed,
  building: typed,
  floor: typed,
  addressNotes: typed,
  recipientName: typed,
  recipientPhone: typed,
  cardMessage: typed,
  lines,
})

/** Where the recipient has yet to give the address, it stays empty. */
const noAddress = z.object({
  isAddressKnown: z.literal(false),
  street: z.literal(''),
  building: z.literal(''),
  floor: z.literal(''),
  addressNotes: z.literal(''),
})
const { notes, ...place } = addressFields
const knownAddress = z.object({ isAddressKnown: z.literal(true), ...place, addressNotes: notes })

const edited = z
  .object({
    date,
    slotId: z.string().refine(isDocumentId, refusedAs('time-missing')),
    zoneId: z.string().refine(isDocumentId, refusedAs('area-missing')),
    recipientName: nameField('recipient-name-missing'),
    recipientPhone: recipientPhoneField,
    cardMessage: cardMessageField,
    lines,
  })
  .and(z.discriminatedUnion('isAddressKnown', [noAddress, knownAddress]))

/** An edit of an order by staff. The price is the one that staff saw: the shop compares it with its own. */
export const orderEditSchema = z.object({
  orderId: id,
  seen,
  edited,
  seenTotal: z.int().min(0),
})

export type OrderEdit = z.infer<typeof orderEditSchema>
