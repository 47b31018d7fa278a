const name = 'boutique-signed-in'

/**
 * Whether somebody has signed in with this browser. The provider's own cookie cannot be read by scripts, and without a
 * hint every visitor would have to fetch the provider's code to learn that nobody is signed in.
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

// A browser may forbid storage altogether; then the hint is simply never there.
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
