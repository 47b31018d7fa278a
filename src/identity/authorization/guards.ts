import { createMiddleware } from '@tanstack/react-start'
import type { Permission } from '#commerce/staff/permissions.ts'
import { environment } from '#platform/environment.server.ts'
import { currentSessionHolder } from '../sessions/current-session.server.ts'
import {
  isAuthorizedStaff,
  requireIdentity,
  requireStaffSession,
  requireUserSession,
} from './access-check.ts'

/**
 * Who may enter a server function: `createServerFn().middleware([signedIn])`.
 * A door that stays closed throws `DoorClosed`, which is not masked on its way to the browser: its message says what
 * to do. Somebody suspended is nobody here, from the moment of their suspension.
 */

/**
 * Everybody. `context.user` is the profile, or null; `context.uid` is also there for somebody without a profile. What
 * staff may see more of is for `context.isStaff('orders.read')` to say.
 */
export const visitor = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const holder = await currentSessionHolder()
  const isStaff = (permission: Permission) =>
    isAuthorizedStaff(holder, permission, environment.STAFF_TWO_FACTOR)
  return next({ context: { uid: holder?.uid ?? null, user: holder?.user ?? null, isStaff } })
})

/** Whoever has a session, with a profile or still without: what completes a profile stands behind this one. */
export const identified = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: requireIdentity(await currentSessionHolder()) }),
)

/** Customers, guests and staff with a profile: `context.user` is theirs. */
export const signedIn = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: requireUserSession(await currentSessionHolder()) }),
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
