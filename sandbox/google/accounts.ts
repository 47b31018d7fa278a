import { createHash } from 'node:crypto'

/** An account that can sign in. */
export interface Account {
  email: string
  name: string
  verified: boolean
}

export const demoAccounts: readonly Account[] = [
  { email: 'mona@gmail.example', name: 'Mona Adel', verified: true },
  { email: 'yousef@gmail.example', name: 'Yousef Nabil', verified: true },
  { email: 'unverified@gmail.example', name: 'Salma Fahmy', verified: false },
]

/** The provider's id of a user, the same at every sign-in. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return `1${BigInt(`0x${digest.slice(0, 16)}`)
    .toString()
    .padStart(20, '0')}`
}

/** Claims of the granted scopes. */
export function claimsOf(account: Account, scope: string) {
  const scopes = scope.split(' ')
  const [givenName = '', ...rest] = account.name.split(' ')
  return {
    sub: subjectOf(account.email),
    ...(scopes.includes('email') ? { email: account.email, email_verified: account.verified } : {}),
    ...(scopes.includes('profile')
      ? { name: account.name, given_name: givenName, family_name: rest.join(' ') }
      : {}),
  }
}
