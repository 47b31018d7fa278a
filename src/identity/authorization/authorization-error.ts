import { createSerializationAdapter } from '@tanstack/react-router'

/** Why a door stays closed: nobody is signed in, they have no profile yet, it is not theirs to open, or a second proof is missing. */
export const deniedReasons = ['sign-in', 'profile', 'forbidden', 'second-factor'] as const
export type DeniedReason = (typeof deniedReasons)[number]

const messages: Record<DeniedReason, string> = {
  'sign-in': 'Please sign in to continue.',
  profile: 'Please complete your profile to continue.',
  forbidden: "You don't have permission to do this.",
  'second-factor': 'Please sign in with two-factor authentication to continue.',
}

const statuses: Record<DeniedReason, number> = {
  'sign-in': 401,
  profile: 403,
  forbidden: 403,
  'second-factor': 403,
}

/**
 * Thrown by a server function's door. It reaches the browser whole, reason and message, and its message may be shown
 * as it is; every other error is masked on its way out.
 */
export class AuthorizationError extends Error {
  override readonly name = 'DoorClosed'
  readonly reason: DeniedReason
  /** The uid of whoever stood before it, for the log. It does not leave the server. */
  readonly person: string | undefined

  constructor(reason: DeniedReason, person?: string) {
    super(messages[reason])
    this.reason = reason
    this.person = person
  }

  get status(): number {
    return statuses[this.reason]
  }
}

export const authorizationErrorAdapter = createSerializationAdapter({
  key: 'door-closed',
  test: (value: unknown): value is AuthorizationError => value instanceof AuthorizationError,
  toSerializable: (closed: AuthorizationError) => closed.reason,
  fromSerializable: (reason: DeniedReason) => new AuthorizationError(reason),
})
