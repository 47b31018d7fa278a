import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { openAccount as open } from '#commerce/customers/open-account.server.ts'
import { profileSchema } from '#commerce/customers/profile-schema.ts'
import { signOutUser as signOut } from '#commerce/customers/sign-out-user.server.ts'
import {
  liftSuspension as lift,
  suspendUser as suspend,
} from '#commerce/customers/suspend-user.server.ts'
import { updateUser as update } from '#commerce/customers/update-user.server.ts'
import { findUser, listUsers as list } from '#commerce/customers/user-list-store.server.ts'
import { longestUserQuery, type UserFilter, userStates } from '#commerce/customers/user-summary.ts'
import { readOrderPage } from '#commerce/orders/records/order-list-store.server.ts'
import { resetSecondFactors as reset } from '#commerce/staff/reset-second-factors.server.ts'
import { noSecondFactors } from '#commerce/staff/second-factors.ts'
import type { StaffChanged } from '#commerce/staff/staff-change.server.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { firstPage } from '#platform/first-page.ts'
import { staff } from '#platform/request/guards.ts'
import { identity, shop } from '#platform/services.server.ts'
import { customerQueries } from './profile.queries.ts'

const pageSize = 30
const staffContext = { ...shop, endSessionsOf }

const id = z.string().max(128)

const listing = z.object({
  state: z.enum(userStates).optional(),
  query: z.string().max(longestUserQuery).optional(),
  cursor: id.optional(),
})

/** A page of the users, newest first. */
const listUsers = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => list(shop.db, data, pageSize))

// A malformed id is not an error: the page says that it is not found.
const which = z.object({ userId: z.string() })

/** Null when no user has the id. */
const getUser = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data }) => findUser(shop.db, data.userId))

const orderListing = z.object({ userId: id, after: id.optional() })

/** A page of a user's orders, newest first. */
const listOrdersOfUser = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((input: z.input<typeof orderListing>) => orderListing.parse(input))
  .handler(({ data }) => readOrderPage(shop.db, data))

const correction = z.object({ userId: id, form: profileSchema, seenUpdatedAt: z.number() })

export const updateUser = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof correction>) => correction.parse(input))
  .handler(({ data, context }) => update(shop, { ...data, actorId: context.user.id }))

/** Creates an account; its user receives an email to choose a password. */
export const openAccount = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof profileSchema>) => profileSchema.parse(input))
  .handler(({ data, context }) => {
    const { openAccount } = identity
    return open({ ...shop, openAccount }, { form: data, actorId: context.user.id })
  })

/** Ends all sessions of a user, at the identity provider as well. */
export const signOutUser = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) => {
    const { endSignIns } = identity
    return signOut({ ...staffContext, endSignIns }, { ...data, actorId: context.user.id })
  })

const suspension = z.object({ userId: id, reason: z.string().trim().min(1).max(500) })

/** Ends the sign-ins at the identity provider as well: with one, the user could still change the account. */
export const suspendUser = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof suspension>) => suspension.parse(input))
  .handler(async ({ data, context }) => {
    const suspended = await suspend(staffContext, { ...data, actorId: context.user.id })
    if (suspended.ok) await identity.endSignIns(data.userId)
    return suspended
  })

export const liftSuspension = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) => lift(staffContext, { ...data, actorId: context.user.id }))

/** Null where the identity provider keeps second factors in a service of its own. */
const getSecondFactors = createServerFn({ method: 'GET' })
  .middleware([staff('users.read')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(async ({ data: { userId } }) => {
    const found = await identity.secondFactors?.list(shop.db, [userId])
    return found ? (found.get(userId) ?? noSecondFactors) : null
  })

/** Removes the second factors of a user who lost them, and signs the user out. */
export const resetSecondFactors = createServerFn({ method: 'POST' })
  .middleware([staff('users.write')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(async ({ data, context }): Promise<StaffChanged> => {
    const { secondFactors } = identity
    if (!secondFactors) return { ok: false, refusal: 'not-found' }
    return reset({ ...staffContext, secondFactors }, { ...data, actorId: context.user.id })
  })

/** Under the prefix of users, so that sign-out removes them. */
export const userQueries = {
  all: () => [...customerQueries.root, 'staff'] as const,
  list: (filter: UserFilter) =>
    infiniteQueryOptions({
      queryKey: [...userQueries.all(), 'list', filter],
      queryFn: ({ pageParam }) =>
        listUsers({ data: { ...filter, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
    }),
  detail: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'detail', userId],
      queryFn: () => getUser({ data: { userId } }),
    }),
  /** Null where the identity provider keeps second factors in a service of its own. */
  secondFactors: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'second-factors', userId],
      queryFn: () => getSecondFactors({ data: { userId } }),
    }),
  orders: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...userQueries.all(), 'orders', userId],
      queryFn: ({ pageParam }) =>
        listOrdersOfUser({ data: { userId, after: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.after,
    }),
}
