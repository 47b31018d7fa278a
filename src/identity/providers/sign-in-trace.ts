const traceName = 'signed_in'
const embeddedTrace = new RegExp(`boutique-identity\\.${traceName}=1`)

/** The database in which Firebase stores its user. */
const firebaseDatabase = 'firebaseLocalStorageDb'

/**
 * Whether a user may be signed in at the provider in this browser, told without the provider's code. It outlives a
 * registration that was cut off, and storage that the browser has cleared.
 */
export async function hasSignInTrace(): Promise<boolean> {
  if (import.meta.env.VITE_IDENTITY_PROVIDER !== 'firebase') {
    return embeddedTrace.test(document.cookie)
  }
  const databases = await indexedDB.databases().catch(() => [])
  return databases.some(({ name }) => name === firebaseDatabase)
}

/**
 * The cookie for scripts beside a session cookie of the embedded provider, which they cannot read. It says that there
 * is one, and lives as long. Null if the response sets no session cookie.
 */
export function traceCookie(setCookies: readonly string[]): string | null {
  const session = setCookies.findLast((line) => /^[^=]+\.session_token=/.test(line))
  if (!session) return null
  const value = /^[^=]+=;/.test(session) ? '' : '1'
  return session
    .replace(/\.session_token=[^;]*/, `.${traceName}=${value}`)
    .replace(/; ?HttpOnly/i, '')
}
