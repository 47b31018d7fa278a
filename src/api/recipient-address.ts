import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addressFields, invalidFields } from '#commerce/checkout/order-fields.ts'
import { enterAddress as enter } from '#commerce/orders/recipient-address/enter-address.server.ts'
import { giveAddress as give } from '#commerce/orders/recipient-address/give-address.server.ts'
import { makeAddressLink as make } from '#commerce/orders/recipient-address/make-address-link.server.ts'
import {
  type AddressRequest,
  readAddressRequest,
} from '#commerce/orders/recipient-address/read-address-request.server.ts'
import { orderOwner, staff, visitor } from '#platform/request/guards.ts'
import { refuseTooOften, type TooOften } from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'

const place = z.object(addressFields)
const text = z.string().max(2000)
const typedPlace = z.object({ street: text, building: text, floor: text, notes: text })
const token = z.string().max(100)

const orderId = z.string().max(100)
const which = z.object({ orderId })

/** A new private link, which the sender passes on to the recipient. */
export const makeAddressLink = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ context }) => make(shop, context.owner))

// Of any length: the page passes on the token of its address, and an invalid token has no request.
const link = z.object({ token: z.string() })

/** The address request of a link, or null. By POST, because access logs must not contain the token. */
export const getAddressRequest = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof link>) => link.parse(input))
  .handler(async ({ data }): Promise<AddressRequest | TooOften | null> => {
    return (await refuseTooOften('read-address-request')) ?? readAddressRequest(shop, data.token)
  })

const given = z.object({ token, place: typedPlace })

/** For the recipient, who has the link. */
export const giveAddress = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof given>) => given.parse(input))
  .handler(async ({ data }) => {
    const tooOften = await refuseTooOften('give-address')
    if (tooOften) return tooOften
    const read = place.safeParse(data.place)
    if (!read.success) return invalidFields(read.error)
    return give(shop, { token: data.token, place: read.data })
  })

const entered = z.object({ orderId, place: typedPlace })

/** For staff, who asked for the address by phone. */
export const enterAddress = createServerFn({ method: 'POST' })
  .middleware([staff('orders.move')])
  .validator((input: z.input<typeof entered>) => entered.parse(input))
  .handler(async ({ data, context }) => {
    const read = place.safeParse(data.place)
    if (!read.success) return invalidFields(read.error)
    return enter(shop, { orderId: data.orderId, staffId: context.user.id, place: read.data })
  })
