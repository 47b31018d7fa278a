import { AuthError } from '#identity/sign-in/auth-error.ts'

/** What the shop answers at its own steps of signing in. A lost connection is told as it is at the provider's. */
export async function reachShop<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    // It is what browsers throw when there is no answer, or only half of one.
    throw cause instanceof TypeError ? new AuthError('network', { cause }) : cause
  }
}
