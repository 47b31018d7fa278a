import { deviceStorage } from '#platform/browser-storage.ts'

const name = 'boutique-signed-in'

/**
 * Whether a user has signed in with this browser. Scripts cannot read the provider's cookie, and without a hint every
 * visitor would load the provider's code to learn that there is no user.
 */
export const signInHint = {
  isSet(): boolean {
    return deviceStorage.read(name) !== null
  },
  set(): void {
    deviceStorage.write(name, '1')
  },
  clear(): void {
    deviceStorage.write(name, null)
  },
}
