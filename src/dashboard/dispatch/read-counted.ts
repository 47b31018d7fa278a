/** Reads the amount that staff typed; null unless it is whole pounds. */
export function readCounted(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}
