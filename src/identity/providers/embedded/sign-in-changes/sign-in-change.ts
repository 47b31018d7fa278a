/** Changes of a user's ways to sign in. The values are stored in the audit log. */
export const signInChanges = [
  'password.changed',
  'two-factor.turned-on',
  'two-factor.turned-off',
  'recovery-codes.renewed',
  'recovery-code.used',
] as const
export type SignInChange = (typeof signInChanges)[number]

/** Whether older sessions end. */
export function endsSessions(change: SignInChange): boolean {
  return change !== 'recovery-codes.renewed' && change !== 'recovery-code.used'
}

/** The account whose sign-in changes. */
export interface ChangedAccount {
  uid: string
  email: string
  /** An email to an unverified address contains no name: a stranger may have entered both. */
  emailVerified: boolean
  name: string
}

export interface EmailChange {
  uid: string
  from: string
  to: string
  /** Id of the change for the undo link; null if the previous address was never verified. */
  undoId: string | null
  /** This change undoes an earlier one. */
  isUndo: boolean
}
