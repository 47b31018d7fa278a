import { hasSignInTrace } from '#identity/providers/sign-in-trace.ts'
import { deviceStorage } from '#platform/browser-storage.ts'

const name = 'boutique-signed-in'
const listeners = new Set<() => void>()

/**
 * Whether a user may have signed in with this browser. Scripts cannot read the provider's cookie, and without a hint
 * every visitor would load the provider's code to learn that there is no user.
 */
export const signInHint = {
  async isSet(): Promise<boolean> {
    return deviceStorage.read(name) !== null || (await hasSignInTrace())
  },
  set(): void {
    deviceStorage.write(name, '1')
    for (const listener of listeners) listener()
  },
  clear(): void {
    deviceStorage.write(name, null)
  },
  /** Calls a listener when a user signs in at the provider. Returns a function that unsubscribes. */
  onSet(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
