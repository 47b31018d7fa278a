import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile } from '#commerce/customers/profile.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { requirePermission, requireProfile, requireStaff, requireUser } from './route-guards.ts'

const server = vi.hoisted(() => ({
  uid: null as string | null,
  user: null as unknown,
  secondFactorMissing: false,
}))

vi.mock('#api/session.ts', () => ({ getSession: async () => server.uid }))
vi.mock('#api/identity.ts', () => ({
  isSecondFactorMissing: async () => server.secondFactorMissing,
}))
vi.mock('#api/profile.ts', () => ({
  getProfile: async () => server.user,
}))

function signInAs(role: Role | null, locale: Locale = 'en') {
  server.uid = 'salma'
  server.user = role && ({ id: 'salma', role, locale } satisfies Partial<Profile>)
}

function visit(href: string) {
  return { context: { queryClient: new QueryClient() }, location: { href } }
}

async function placeOf(guard: Promise<unknown>): Promise<unknown> {
  try {
    await guard
    return 'through'
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, search, href } = thrown.options
    if (href !== undefined) return href
    return search === undefined ? to : { to, search }
  }
}

beforeEach(() => {
  server.uid = null
  server.user = null
  server.secondFactorMissing = false
})

describe('checkout', () => {
  it('sends a visitor to the login page, and back afterwards', async () => {
    expect(await placeOf(requireUser(visit('/checkout?x=1')))).toEqual({
      to: '/login',
      search: { next: '/checkout?x=1' },
    })
  })

  it('sends a user without a profile to complete it first', async () => {
    signInAs(null)
    expect(await placeOf(requireUser(visit('/checkout')))).toBe('through')
    expect(await placeOf(requireProfile(visit('/checkout')))).toEqual({
      to: '/complete-profile',
      search: { next: '/checkout' },
    })
  })

  it('sends a user whose session has ended since it was read to the login page', async () => {
    const route = visit('/checkout')
    route.context.queryClient.setDefaultOptions({ queries: { staleTime: 60_000 } })
    signInAs(null)
    await requireUser(route)
    server.uid = null
    expect(await placeOf(requireProfile(route))).toEqual({
      to: '/login',
      search: { next: '/checkout' },
    })
  })

  it('accepts users with a profile', async () => {
    signInAs('customer')
    expect(await placeOf(requireProfile(visit('/checkout')))).toBe('through')
  })
})

describe('the dashboard', () => {
  const login = { to: '/login', search: { next: '/dashboard/orders' } }

  it('sends visitors and users without a profile to the login page', async () => {
    expect(await placeOf(requireStaff(visit('/dashboard/orders')))).toEqual(login)
    signInAs(null)
    expect(await placeOf(requireStaff(visit('/dashboard/orders')))).toEqual(login)
  })

  it('sends customers to the storefront', async () => {
    signInAs('customer')
    expect(await placeOf(requireStaff(visit('/dashboard/orders')))).toBe('/')
  })

  it('accepts sellers and super admins', async () => {
    for (const role of ['seller', 'superAdmin'] as const) {
      signInAs(role)
      expect(await placeOf(requireStaff(visit('/dashboard/orders')))).toBe('through')
    }
  })

  it('sends a super admin without a second factor to the security page, and back afterwards', async () => {
    signInAs('superAdmin')
    server.secondFactorMissing = true
    expect(await placeOf(requireStaff(visit('/dashboard/orders')))).toEqual({
      to: '/account/security',
      search: { next: '/dashboard/orders' },
    })
    signInAs('seller')
    expect(await placeOf(requireStaff(visit('/dashboard/orders')))).toBe('through')
  })
})

describe('a section of super admins', () => {
  it('sends a seller to the orders', async () => {
    const enter = async (role: Role) => requirePermission({ role }, 'delivery.write')
    expect(await placeOf(enter('seller'))).toBe('/dashboard/orders')
    expect(await placeOf(enter('superAdmin'))).toBe('through')
  })
})

describe('the language of the dashboard', () => {
  it.each([
    ['ar', 'en', '/ar/dashboard/orders?status=paid'],
    ['en', 'ar', '/dashboard/orders?status=paid'],
    ['ar', 'ar', 'through'],
  ] satisfies [Locale, Locale, string][])(
    'of staff with %s in %s is %s',
    async (own, page, place) => {
      signInAs('seller', own)
      const guard = () => placeOf(requireStaff(visit('/dashboard/orders?status=paid')))
      expect(await inLocale(page, guard)).toBe(place)
    },
  )
})
