import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staff } from '#identity/authorization/guards.ts'
import { identity, shop } from '#platform/services.server.ts'
import { listOrders } from '../orders/records/order-list-store.server.ts'
import { openAccount as open } from './open-account.server.ts'
import { updateUser as update } from './update-user.server.ts'
import { findUser, listUsers as list } from './user-list-store.server.ts'
import { longestUserQuery, userStates } from './user-summary.ts'

const pageSize = 30
const orderPageSize = 10

const id = z.string().max(128)
const text = z.string().max(1000)
const profileForm = z.object({ name: text, surname: text, email: text, phone: text })

const listing = z.object({
  state: z.enum(userStates).optional(),
  query: z.string().max(longestUserQuery).optional(),
  cursor: id.optional(),
})

/** A page of the people that the shop knows, newest first. */
export const listUsers = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((asked: z.input<typeof listing>) => listing.parse(asked))
  .handler(({ data }) => list(shop.db, data, pageSize))

const question = z.object({ userId: id })

/** All that the shop knows of somebody; null when it knows nobody by that id. */
export const getUser = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((asked: z.input<typeof question>) => question.parse(asked))
  .handler(({ data }) => findUser(shop.db, data.userId))

const orderListing = z.object({ userId: id, after: id.optional() })

/** A page of somebody's orders, newest first. */
export const listOrdersOfUser = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((asked: z.input<typeof orderListing>) => orderListing.parse(asked))
  .handler(async ({ data }) => {
    // One more than a page holds tells whether another one follows.
    const found = await listOrders(shop.db, { ...data, limit: orderPageSize + 1 })
    const orders = found.slice(0, orderPageSize)
    return { orders, after: found.length > orderPageSize ? (orders.at(-1)?.id ?? null) : null }
  })

const correction = z.object({ userId: id, form: profileForm, seenUpdatedAt: z.number() })

/** Corrects what the shop knows of somebody. */
export const updateUser = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((asked: z.input<typeof correction>) => correction.parse(asked))
  .handler(({ data, context }) => update(shop, { ...data, actorId: context.user.id }))

/** Opens an account for somebody, who chooses a password by mail. */
export const openAccount = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((form: z.input<typeof profileForm>) => profileForm.parse(form))
  .handler(({ data, context }) => {
    const parts = { db: shop.db, now: shop.now, openAccount: identity.openAccount }
    return open(parts, { form: data, actorId: context.user.id })
  })
