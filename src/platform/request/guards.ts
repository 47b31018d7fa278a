import { createMiddleware } from '@tanstack/react-start'
import type { Permission } from '#commerce/staff/permissions.ts'
import {
  isAuthorizedStaff,
  requireIdentity,
  requireStaffSession,
  requireUserSession,
} from '#identity/authorization/access-check.ts'
import { environment } from '../environment.server.ts'
import { currentOrderOwner, currentOrderPayer } from './current-order-owner.server.ts'
import { currentSessionHolder } from './current-session.server.ts'

/**
 * Authorization guards of server functions: `createServerFn().middleware([signedIn])`. A guard that rejects throws
 * `AuthorizationError`, whose message may be shown. A suspended user is rejected from the moment of the suspension.
 */

/**
 * Public. `context.user` is the profile or null; `context.uid` is set for a user without a profile too.
 * `context.isStaff('orders.read')` decides whether to return what only staff may see.
 */
export const visitor = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const holder = await currentSessionHolder()
  const isStaff = (permission: Permission) =>
    isAuthorizedStaff(holder, permission, environment.STAFF_TWO_FACTOR)
  return next({ context: { uid: holder?.uid ?? null, user: holder?.user ?? null, isStaff } })
})

/** Any session, with or without a profile: for the endpoints that create the profile. */
export const identified = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: requireIdentity(await currentSessionHolder()) }),
)

/** Customers, guests and staff with a profile: `context.user`. */
export const signedIn = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: requireUserSession(await currentSessionHolder()) }),
)

/**
 * The owner of the order that `data.orderId` names, signed in or with a link of the order's emails: `context.owner`. Pass
 * both its ids to the use case, which compares them with the order.
 */
export const orderOwner = createMiddleware({ type: 'function' }).server(async ({ next, data }) =>
  next({ context: { owner: await currentOrderOwner(data) } }),
)

/** The owner of the order that `data.orderId` names, or a visitor with a payment link: `context.payer`. */
export const orderPayer = createMiddleware({ type: 'function' }).server(async ({ next, data }) =>
  next({ context: { payer: await currentOrderPayer(data) } }),
)

/** Staff whose role has the permission: `staff('orders.move')`. */
export function staff(permission: Permission) {
  return createMiddleware({ type: 'function' }).server(async ({ next }) =>
    next({
      context: requireStaffSession(
        await currentSessionHolder(),
        permission,
        environment.STAFF_TWO_FACTOR,
      ),
    }),
  )
}
