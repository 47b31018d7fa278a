/** Removes the invisible characters of isolation, which old phones and other sites show as boxes. */
export function plainText(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '')
}
