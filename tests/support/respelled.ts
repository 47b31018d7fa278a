const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The same token with another last letter, which differs in bits that belong to no byte of the signature. */
export function respelled(token: string): string {
  const last = letters.indexOf(token.slice(-1))
  return `${token.slice(0, -1)}${letters[last ^ 1]}`
}
