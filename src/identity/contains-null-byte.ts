/** Whether the input contains U+0000, the one character that PostgreSQL text cannot store. */
export function containsNullByte(sent: unknown): boolean {
  // A stack of its own, because deeply nested input would overflow the call stack.
  const left = [sent]
  for (const value of left) {
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) left.push(...Object.values(value))
  }
  return false
}
