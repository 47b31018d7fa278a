/** An older token starts no session. */
export const maxTokenAgeSeconds = 300

/** Whether it is useless to send this token to the shop. Does not verify the token. */
export function isTooOldToSync(token: string, now: number): boolean {
  const issuedAt = issuedAtOf(token)
  return issuedAt === null || now / 1000 - issuedAt > maxTokenAgeSeconds
}

function issuedAtOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const known = typeof claims === 'object' && claims !== null && 'iat' in claims
    return known && typeof claims.iat === 'number' ? claims.iat : null
  } catch {
    return null
  }
}
