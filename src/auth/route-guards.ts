import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { customerQueries } from '#api/profile.queries.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { may, type Permission } from '#commerce/staff/permissions.ts'
import { isStaff } from '#commerce/staff/roles.ts'
import { readSession } from './read-session.ts'

/**
 * What a route's `beforeLoad` asks before it lets somebody through: `beforeLoad: (route) => requireUser(route)`.
 * A courtesy that shows the right page; what protects the data is the door of each server function.
 */
export interface GuardedRoute {
  context: { queryClient: QueryClient }
  location: { href: string }
}

/** Somebody who is signed in, with a profile or without; else to the login page, and back afterwards. */
export async function requireUser({ context, location }: GuardedRoute): Promise<{ uid: string }> {
  const uid = await readSession(context.queryClient)
  if (uid === null) throw toLogin(location.href)
  return { uid }
}

/** Somebody with a profile; whoever has none yet completes it first. */
export async function requireProfile(route: GuardedRoute): Promise<{ user: Profile }> {
  await requireUser(route)
  const user = await readUser(route)
  if (!user) throw redirect({ to: '/complete-profile', search: { next: route.location.href } })
  return { user }
}

/**
 * Staff: no user or no profile goes to the login page, any other role to the storefront, and a super admin without the
 * second factor that the shop asks for to where it is turned on.
 */
export async function requireStaff(route: GuardedRoute): Promise<{ user: Profile }> {
  await requireUser(route)
  const user = await readUser(route)
  if (!user) throw toLogin(route.location.href)
  if (!isStaff(user.role)) throw redirect({ to: '/' })
  // Only super admins are ever asked for one.
  if (user.role === 'superAdmin' && (await wantsSecondFactor(route))) {
    throw redirect({ to: '/account/security', search: { next: route.location.href } })
  }
  return { user }
}

/** Staff in a section of the dashboard that is not everybody's; whoever may not enter goes to the orders. */
export function requirePermission(user: Pick<Profile, 'role'>, permission: Permission): void {
  if (!may(user.role, permission)) throw redirect({ to: '/dashboard/orders' })
}

function readUser({ context }: GuardedRoute): Promise<Profile | null> {
  return context.queryClient.fetchQuery(customerQueries.current())
}

function wantsSecondFactor({ context }: GuardedRoute): Promise<boolean> {
  return context.queryClient.fetchQuery(identityQueries.secondFactorMissing())
}

function toLogin(next: string) {
  return redirect({ to: '/login', search: { next } })
}
