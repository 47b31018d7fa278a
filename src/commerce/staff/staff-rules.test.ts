import { describe, expect, it } from 'vitest'
import { type StaffChange, staffRuleRefusal } from './staff-rules.ts'

const change: StaffChange = {
  actorId: 'nadia',
  actorRole: 'superAdmin',
  targetId: 'karim',
  targetRole: 'seller',
  otherSuperAdmins: 1,
}
const objection = (changes: Partial<StaffChange>) => staffRuleRefusal({ ...change, ...changes })

describe('changing a member of staff', () => {
  it('requires a super admin', () => {
    expect(objection({})).toBeNull()
    expect(objection({ targetRole: 'superAdmin' })).toBeNull()
    expect(objection({ actorRole: 'seller' })).toBe('not-permitted')
    expect(objection({ actorRole: 'customer' })).toBe('not-permitted')
  })

  it('rejects one’s own account', () => {
    expect(objection({ targetId: 'nadia', targetRole: 'superAdmin' })).toBe('own-account')
  })

  it('requires another super admin who remains', () => {
    expect(objection({ targetRole: 'superAdmin', otherSuperAdmins: 0 })).toBe('last-super-admin')
    expect(objection({ targetRole: 'seller', otherSuperAdmins: 0 })).toBeNull()
  })
})
