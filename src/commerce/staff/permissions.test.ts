import { describe, expect, it } from 'vitest'
import { allPermissions, may, type Permission } from './permissions.ts'
import { isStaff, readRole } from './roles.ts'

const onlyForSuperAdmins: readonly Permission[] = [
  'orders.correct',
  'reviews.hide',
  'payments.refund',
  'content.write',
  'orders.discount',
  'settings.write',
  'delivery.write',
  'insights.read',
  'jobs.retry',
  'users.read',
  'users.write',
  'admins.read',
  'admins.write',
  'audit.read',
]

describe('permissions', () => {
  it('allow a super admin everything but the runs of a driver', () => {
    const refused = allPermissions.filter((permission) => !may('superAdmin', permission))
    expect(refused).toEqual(['runs.drive'])
  })

  it('deny a seller users, refunds, delivery rules and the audit log', () => {
    const refused = allPermissions.filter((permission) => !may('seller', permission))
    expect(refused.sort()).toEqual([...onlyForSuperAdmins, 'runs.drive'].sort())
  })

  it('allow a driver nothing but their runs', () => {
    expect(allPermissions.filter((permission) => may('driver', permission))).toEqual(['runs.drive'])
  })

  it('deny customers and guests everything', () => {
    for (const permission of allPermissions) {
      expect(may('customer', permission)).toBe(false)
      expect(may(null, permission)).toBe(false)
      expect(may(undefined, permission)).toBe(false)
    }
  })
})

describe('roles', () => {
  it('reads an unknown role as a customer', () => {
    expect(readRole('seller')).toBe('seller')
    expect(readRole('owner')).toBe('customer')
    expect(readRole('')).toBe('customer')
    expect(readRole('toString')).toBe('customer')
  })

  it('counts sellers, drivers and super admins as staff', () => {
    expect(isStaff('seller')).toBe(true)
    expect(isStaff('driver')).toBe(true)
    expect(isStaff('superAdmin')).toBe(true)
    expect(isStaff('customer')).toBe(false)
  })
})
