/** What is said beside a field that holds too much. */
export function lengthMessage(longest: number): string {
  return `Please keep this to ${longest} characters.`
}
