import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { signedIn, staff, visitor } from '#identity/authorization/guards.ts'
import { limitRequest } from '#identity/rate-limits/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'
import { addressFields, type FieldMessages, fieldMessages } from '../checkout/order-fields.ts'
import type { Refusal } from '../refusal.ts'
import {
  type EnteredAddress,
  enterAddress as enter,
} from './recipient-address/enter-address.server.ts'
import { type GivenAddress, giveAddress as give } from './recipient-address/give-address.server.ts'
import { makeAddressLink as make } from './recipient-address/make-address-link.server.ts'
import {
  type AddressRequest,
  readAddressRequest,
} from './recipient-address/read-address-request.server.ts'

const place = z.object(addressFields)
const text = z.string().max(2000)
const typedPlace = z.object({ street: text, building: text, floor: text, notes: text })
const token = z.string().max(100)

type TooOften = Refusal<'too-often', { seconds: number }>
type Invalid = Refusal<'invalid', { fields: FieldMessages }>

const which = z.object({ orderId: z.string().max(100) })

/** For the sender: a new private link to pass on. */
export const makeAddressLink = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator((asked: z.input<typeof which>) => which.parse(asked))
  .handler(({ data, context }) => make(shop, { ...data, userId: context.user.id }))

// Whatever stands in the address of the page: what is no link of ours leads to nothing.
const link = z.object({ token: z.string() })

/** What a link asks for, or null when there is no such link. Posted, so that the token stands in no log of addresses. */
export const getAddressRequest = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((asked: z.input<typeof link>) => link.parse(asked))
  .handler(async ({ data }): Promise<AddressRequest | TooOften | null> => {
    const seconds = await limitRequest('read-address-request')
    if (seconds !== null) return { ok: false, refusal: 'too-often', seconds }
    return readAddressRequest(shop, data.token)
  })

const given = z.object({ token, place: typedPlace })

export const giveAddress = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((asked: z.input<typeof given>) => given.parse(asked))
  .handler(async ({ data }): Promise<GivenAddress | Invalid | TooOften> => {
    const seconds = await limitRequest('give-address')
    if (seconds !== null) return { ok: false, refusal: 'too-often', seconds }
    const read = place.safeParse(data.place)
    if (!read.success) return { ok: false, refusal: 'invalid', fields: fieldMessages(read.error) }
    return give(shop, { token: data.token, place: read.data })
  })

const entered = z.object({ orderId: z.string().max(100), place: typedPlace })

/** For staff, who have heard the address on the phone. */
export const enterAddress = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((asked: z.input<typeof entered>) => entered.parse(asked))
  .handler(async ({ data, context }): Promise<EnteredAddress | Invalid> => {
    const read = place.safeParse(data.place)
    if (!read.success) return { ok: false, refusal: 'invalid', fields: fieldMessages(read.error) }
    return enter(shop, { orderId: data.orderId, staffId: context.user.id, place: read.data })
  })
