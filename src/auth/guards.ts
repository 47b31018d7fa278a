import type { Profile } from '#commerce/customers/profile.ts'
import type { Permission } from '#commerce/staff/permissions.ts'
import type { GuardedRoute } from './route-guards.ts'

// The first view contains the routes of all pages. Their guards load with the first guarded page.
const load = () => import('./route-guards.ts')

export async function requireUser(route: GuardedRoute): Promise<{ uid: string }> {
  return (await load()).requireUser(route)
}

export async function requireProfile(route: GuardedRoute): Promise<{ user: Profile }> {
  return (await load()).requireProfile(route)
}

export async function requireStaff(route: GuardedRoute): Promise<{ user: Profile }> {
  return (await load()).requireStaff(route)
}

export async function requireDriver(route: GuardedRoute): Promise<{ user: Profile }> {
  return (await load()).requireDriver(route)
}

export async function requirePermission(
  user: Pick<Profile, 'role'>,
  permission: Permission,
): Promise<void> {
  ;(await load()).requirePermission(user, permission)
}
