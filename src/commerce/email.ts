/** Letters, digits and `. _ % + -`, an @, a domain, and a top-level domain of at least two letters. */
const pattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/

export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text)
}
