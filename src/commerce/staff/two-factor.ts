import type { Role } from './roles.ts'

/** Whether super admins may sign in with only a password. */
export const twoFactorRules = ['optional', 'required'] as const
export type TwoFactorRule = (typeof twoFactorRules)[number]

/** Super admins can refund and add staff, so the shop may require a second factor of them. */
export function needsSecondFactor(role: Role, rule: TwoFactorRule): boolean {
  return rule === 'required' && role === 'superAdmin'
}
