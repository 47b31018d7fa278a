import { describe, expect, it } from 'vitest'
import { objectionTo, type StaffChange } from './staff-rules.ts'

const change: StaffChange = {
  actorId: 'nadia',
  actorRole: 'superAdmin',
  targetId: 'karim',
  targetRole: 'seller',
  otherSuperAdmins: 1,
}
const objection = (changes: Partial<StaffChange>) => objectionTo({ ...change, ...changes })

describe('changing somebody of the staff', () => {
  it('is for super admins', () => {
    expect(objection({})).toBeNull()
    expect(objection({ targetRole: 'superAdmin' })).toBeNull()
    expect(objection({ actorRole: 'seller' })).toBe('not-permitted')
    expect(objection({ actorRole: 'customer' })).toBe('not-permitted')
  })

  it('is not for one’s own account', () => {
    expect(objection({ targetId: 'nadia', targetRole: 'superAdmin' })).toBe('own-account')
  })

  it('leaves a super admin', () => {
    expect(objection({ targetRole: 'superAdmin', otherSuperAdmins: 0 })).toBe('last-super-admin')
    expect(objection({ targetRole: 'seller', otherSuperAdmins: 0 })).toBeNull()
  })
})
