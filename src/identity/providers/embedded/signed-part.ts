/** A token without its signature, whose last letter can be spelled in several ways: by this it is known again. */
export function signedPart(token: string): string {
  return token.slice(0, token.lastIndexOf('.'))
}
