const name = 'boutique-signed-in'

/**
 * Whether a user has signed in with this browser. Scripts cannot read the provider's cookie, and without a hint every
 * visitor would load the provider's code to learn that there is no user.
 */
export const signInHint = {
  isSet(): boolean {
    return attempt(() => localStorage.getItem(name) !== null) ?? false
  },
  set(): void {
    attempt(() => localStorage.setItem(name, '1'))
  },
  clear(): void {
    attempt(() => localStorage.removeItem(name))
  },
}

// A browser may forbid storage; then there is no hint.
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
