/** Whether something that was sent holds the one character that PostgreSQL keeps in no text. */
export function containsNullByte(sent: unknown): boolean {
  // Grows while it is gone through, for what is nested too deeply is more than a function can call itself.
  const left = [sent]
  for (const value of left) {
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) left.push(...Object.values(value))
  }
  return false
}
