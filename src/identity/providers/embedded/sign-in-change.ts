/** What a user does to the way they sign in. The words stand in the audit log. */
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
  /** Mails to an address that is not proved carry no name: anyone may have typed both. */
  emailVerified: boolean
  name: string
}

export interface EmailChange {
  uid: string
  from: string
  to: string
  /** Names the change in the mail to the previous address, which can undo it; null when that was never proved. */
  undoId: string | null
  /** This change undoes an earlier one. */
  isUndo: boolean
}
