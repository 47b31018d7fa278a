import { createSerializationAdapter } from '@tanstack/react-router'
import { deniedText } from './authorization-error.messages.ts'

/** Not signed in, no profile yet, no permission, or no second factor. */
export const deniedReasons = ['sign-in', 'profile', 'forbidden', 'second-factor'] as const
export type DeniedReason = (typeof deniedReasons)[number]

const statuses: Record<DeniedReason, number> = {
  'sign-in': 401,
  profile: 403,
  forbidden: 403,
  'second-factor': 403,
}

/**
 * Thrown by an authorization guard. Reason and message reach the browser and may be shown; every other error is masked.
 */
export class AuthorizationError extends Error {
  override readonly name = 'AuthorizationError'
  readonly reason: DeniedReason
  /** The user's uid, for the log. It does not leave the server. */
  readonly person: string | undefined

  constructor(reason: DeniedReason, person?: string) {
    super(deniedText(reason))
    this.reason = reason
    this.person = person
  }

  get status(): number {
    return statuses[this.reason]
  }
}

const authorizationErrorAs = (key: string) =>
  createSerializationAdapter({
    key,
    test: (value: unknown): value is AuthorizationError => value instanceof AuthorizationError,
    toSerializable: ({ reason }: AuthorizationError) => reason,
    fromSerializable: (reason: DeniedReason) => new AuthorizationError(reason),
  })

/** The first one writes, under the key that pages of the previous version know; both read (decision 24). */
export const authorizationErrorAdapters = [
  authorizationErrorAs('door-closed'),
  authorizationErrorAs('authorization-error'),
]
