import type { Role } from './roles.ts'

/** Whether super admins may come in with a password alone. */
export const twoFactorRules = ['optional', 'required'] as const
export type TwoFactorRule = (typeof twoFactorRules)[number]

/** Whoever may pay money back and make others staff proves themselves twice, where the shop asks for it. */
export function needsSecondFactor(role: Role, rule: TwoFactorRule): boolean {
  return rule === 'required' && role === 'superAdmin'
}
