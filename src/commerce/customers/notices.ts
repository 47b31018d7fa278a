/** Text of a toast: the message and the next step. */
export interface Notice {
  title: string
  message: string
}

export const suspendedNotice: Notice = {
  title: 'Account Suspended',
  message: 'Your account has been suspended. Please contact support.',
}

export const signInAgainNotice: Notice = {
  title: 'Re-authentication Required',
  message: 'Your sign-in is no longer valid. Please sign in again.',
}
