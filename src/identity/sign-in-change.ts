/** What somebody does to the way they sign in. The words stand in the audit log. */
export const signInChanges = [
  'password.changed',
  'two-factor.turned-on',
  'two-factor.turned-off',
  'recovery-codes.renewed',
  'recovery-code.used',
] as const
export type SignInChange = (typeof signInChanges)[number]

/** Whether sessions that were begun before are no longer good. */
export function endsSessions(change: SignInChange): boolean {
  return change !== 'recovery-codes.renewed' && change !== 'recovery-code.used'
}

/** Whose way to sign in it is, as the identity provider knows them. */
export interface ChangedAccount {
  uid: string
  email: string
  name: string
}

export interface EmailChange {
  uid: string
  from: string
  to: string
}
