import { AuthError } from '#identity/sign-in/auth-error.ts'

/** Reports a lost connection to the shop like one to the provider. */
export async function callShop<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    // Browsers throw a TypeError for a missing or interrupted response.
    throw cause instanceof TypeError ? new AuthError('network', { cause }) : cause
  }
}
