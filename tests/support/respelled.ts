const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The same token with another last character, which differs only in padding bits of the signature. */
export function respelled(token: string): string {
  const last = alphabet.indexOf(token.slice(-1))
  return `${token.slice(0, -1)}${alphabet[last ^ 1]}`
}
