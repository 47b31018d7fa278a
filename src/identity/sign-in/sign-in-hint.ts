import { deviceStorage } from '#platform/browser-storage.ts'

const name = 'boutique-signed-in'

/**
 * Whether somebody has signed in with this browser. The provider's own cookie cannot be read by scripts, and without a
 * hint every visitor would have to fetch the provider's code to learn that nobody is signed in.
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
