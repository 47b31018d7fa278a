/** How a user signs in beyond the password. */
export interface SecondFactors {
  /** Whether codes of an authenticator app are required. */
  authenticator: boolean
  passkeys: number
}

export const noSecondFactors: SecondFactors = { authenticator: false, passkeys: 0 }

export function hasSecondFactor({ authenticator, passkeys }: SecondFactors): boolean {
  return authenticator || passkeys > 0
}
