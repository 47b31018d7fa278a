import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { customerQueries } from '#api/profile.queries.ts'
import { sessionQueries } from '#api/session.queries.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { may, type Permission } from '#commerce/staff/permissions.ts'
import { currentLocale } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { lacksProfile } from './lacks-profile.ts'

/**
 * Guards of routes: `beforeLoad: (route) => requireUser(route)`. They only choose the page to show; the guard of each
 * server function protects the data.
 */
export interface GuardedRoute {
  context: { queryClient: QueryClient }
  location: { href: string }
}

/** A signed-in user, with or without a profile; otherwise redirects to the login page and back. */
export async function requireUser({ context, location }: GuardedRoute): Promise<{ uid: string }> {
  const uid = await context.queryClient.fetchQuery(sessionQueries.current())
  if (uid === null) throw toLogin(location.href)
  return { uid }
}

/** A user with a profile; a user without one completes it first. */
export async function requireProfile(route: GuardedRoute): Promise<{ user: Profile }> {
  const isMissing = await lacksProfile(route.context.queryClient)
  await requireUser(route)
  const user = isMissing ? null : await readUser(route)
  if (!user) throw redirect({ to: '/complete-profile', search: { next: route.location.href } })
  return { user }
}

/**
 * Staff: redirects to the login page without a user or profile, to the storefront with another role, and to the
 * security page a super admin who lacks a required second factor. The page is in the language of the account.
 */
export async function requireStaff(route: GuardedRoute): Promise<{ user: Profile }> {
  const user = await requireRole(route, 'dashboard.enter')
  // Only super admins need one.
  if (user.role === 'superAdmin' && (await wantsSecondFactor(route))) {
    throw redirect({ to: '/account/security', search: { next: route.location.href } })
  }
  stayInLocale(user, route)
  return { user }
}

/** Drivers, in the language of their account: redirects all others as `requireStaff` does. */
export async function requireDriver(route: GuardedRoute): Promise<{ user: Profile }> {
  const user = await requireRole(route, 'runs.drive')
  stayInLocale(user, route)
  return { user }
}

async function requireRole(route: GuardedRoute, permission: Permission): Promise<Profile> {
  await requireUser(route)
  const user = await readUser(route)
  if (!user) throw toLogin(route.location.href)
  if (!may(user.role, permission)) throw redirect({ to: '/' })
  return user
}

function stayInLocale(user: Profile, { location }: GuardedRoute): void {
  if (user.locale === currentLocale()) return
  // A full load: scripts contain one language.
  throw redirect({ href: withLocale(location.href, user.locale), reloadDocument: true })
}

/** Staff with a permission; redirects other staff to the orders. */
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
