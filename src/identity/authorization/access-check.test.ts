import { describe, expect, it } from 'vitest'
import type { Profile } from '#commerce/customers/profile.ts'
import type { Role } from '#commerce/staff/roles.ts'
import {
  isAuthorizedStaff,
  requireIdentity,
  requireStaffSession,
  requireUserSession,
  type SessionHolder,
} from './access-check.ts'
import { AuthorizationError, authorizationErrorAdapters } from './authorization-error.ts'

const uid = 'Abcdefghij0123456789'

function holder(role: Role, suspended = false): SessionHolder {
  const user: Profile = {
    id: uid,
    name: 'Salma',
    surname: '',
    email: '',
    phone: '',
    profilePicture: null,
    suspended,
    locale: 'en',
    role,
  }
  return { uid, guest: false, secondFactor: false, user }
}

const withoutProfile: SessionHolder = { uid, guest: false, secondFactor: false, user: null }

function answer(admit: () => unknown): string {
  try {
    admit()
    return 'open'
  } catch (error) {
    if (error instanceof AuthorizationError) return error.reason
    throw error
  }
}

describe('requireUserSession and requireIdentity', () => {
  it('accept customers and staff with a profile', () => {
    for (const role of ['customer', 'seller', 'superAdmin'] as const) {
      expect(answer(() => requireUserSession(holder(role)))).toBe('open')
    }
  })

  it('ask visitors and suspended users to sign in', () => {
    expect(answer(() => requireUserSession(null))).toBe('sign-in')
    expect(answer(() => requireUserSession(holder('customer', true)))).toBe('sign-in')
    expect(answer(() => requireIdentity(null))).toBe('sign-in')
    expect(answer(() => requireIdentity(holder('superAdmin', true)))).toBe('sign-in')
  })

  it('ask for a profile, except while one is completed', () => {
    expect(answer(() => requireUserSession(withoutProfile))).toBe('profile')
    expect(answer(() => requireIdentity(withoutProfile))).toBe('open')
  })
})

describe('requireStaffSession', () => {
  it('accepts a role with the permission', () => {
    expect(answer(() => requireStaffSession(holder('seller'), 'orders.move', 'optional'))).toBe(
      'open',
    )
    expect(
      answer(() => requireStaffSession(holder('superAdmin'), 'payments.refund', 'optional')),
    ).toBe('open')
  })

  it('rejects any other session', () => {
    expect(answer(() => requireStaffSession(holder('seller'), 'payments.refund', 'optional'))).toBe(
      'forbidden',
    )
    expect(answer(() => requireStaffSession(holder('customer'), 'orders.read', 'optional'))).toBe(
      'forbidden',
    )
    expect(
      answer(() => requireStaffSession(holder('superAdmin', true), 'orders.read', 'optional')),
    ).toBe('sign-in')
    expect(answer(() => requireStaffSession(withoutProfile, 'orders.read', 'optional'))).toBe(
      'sign-in',
    )
    expect(answer(() => requireStaffSession(null, 'orders.read', 'optional'))).toBe('sign-in')
  })
})

describe('requireStaffSession with a required second factor', () => {
  const enter = (role: Role, secondFactor: boolean) =>
    answer(() => requireStaffSession({ ...holder(role), secondFactor }, 'orders.read', 'required'))

  it('accepts super admins with a second factor, and sellers without', () => {
    expect(enter('superAdmin', true)).toBe('open')
    expect(enter('seller', false)).toBe('open')
  })

  it('rejects super admins without a second factor, with a reason of its own', () => {
    expect(enter('superAdmin', false)).toBe('second-factor')
    expect(enter('customer', true)).toBe('forbidden')
  })
})

describe('isAuthorizedStaff', () => {
  const isTold = (person: SessionHolder | null, rule: 'optional' | 'required' = 'optional') =>
    isAuthorizedStaff(person, 'orders.read', rule)

  it('is true where requireStaffSession accepts', () => {
    expect(isTold(holder('seller'), 'required')).toBe(true)
    expect(isTold(holder('superAdmin'))).toBe(true)
    expect(isTold({ ...holder('superAdmin'), secondFactor: true }, 'required')).toBe(true)
  })

  it('is false for any other session', () => {
    expect(isTold(holder('superAdmin'), 'required')).toBe(false)
    expect(isTold(holder('superAdmin', true))).toBe(false)
    expect(isTold(holder('customer'))).toBe(false)
    expect(isTold(withoutProfile)).toBe(false)
    expect(isTold(null)).toBe(false)
  })
})

describe('an AuthorizationError', () => {
  it('has a message and a status for each reason', () => {
    expect(new AuthorizationError('sign-in')).toMatchObject({
      message: 'Please sign in to continue.',
      status: 401,
    })
    expect(new AuthorizationError('forbidden')).toMatchObject({
      message: "You don't have permission to do this.",
      status: 403,
    })
  })

  it('carries the uid for the log, but does not serialize it', () => {
    const newcomer = { uid: 'salma', guest: false, secondFactor: false, user: null }
    expect(() => requireUserSession(newcomer)).toThrow(expect.objectContaining({ person: 'salma' }))
    for (const { toSerializable } of authorizationErrorAdapters)
      expect(toSerializable(new AuthorizationError('forbidden', 'salma'))).toBe('forbidden')
  })

  it('keeps its reason and status in the browser, under the keys of both versions', () => {
    for (const { toSerializable, fromSerializable } of authorizationErrorAdapters) {
      const sent = toSerializable(new AuthorizationError('profile'))
      expect(fromSerializable(sent)).toMatchObject({ reason: 'profile', status: 403 })
    }
    expect(authorizationErrorAdapters.map(({ key }) => key)).toEqual([
      'door-closed',
      'authorization-error',
    ])
  })
})
