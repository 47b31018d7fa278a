/** Roles of users. Users who are not staff are customers, guests included. */
export const roles = ['superAdmin', 'seller', 'driver', 'customer'] as const
export type Role = (typeof roles)[number]
export const staffRoles = ['superAdmin', 'seller', 'driver'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** Reads an unknown stored role as one without permissions. */
export function readRole(word: string): Role {
  return roles.find((role) => role === word) ?? 'customer'
}

/** Members of the roster. Drivers are among them, though none of them enters the dashboard. */
export function isStaff(role: Role): role is StaffRole {
  return role !== 'customer'
}

/** Whether super admins may sign in with only a password. */
export const twoFactorRules = ['optional', 'required'] as const
export type TwoFactorRule = (typeof twoFactorRules)[number]

/** Super admins can refund and add staff, so the shop may require a second factor of them. */
export function needsSecondFactor(role: Role, rule: TwoFactorRule): boolean {
  return rule === 'required' && role === 'superAdmin'
}
