/** A token without its signature, whose last character can be encoded in several ways: identifies the token. */
export function signedPart(token: string): string {
  return token.slice(0, token.lastIndexOf('.'))
}
