/** Message for a field whose text is too long. */
export function lengthMessage(longest: number): string {
  return `Enter at most ${longest} characters.`
}
