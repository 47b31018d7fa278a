/** A random UUID. The browser's own way to one is closed on pages that came without encryption. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0'))
  const groups = [
    hex.slice(0, 4),
    hex.slice(4, 6),
    hex.slice(6, 8),
    hex.slice(8, 10),
    hex.slice(10),
  ]
  return groups.map((group) => group.join('')).join('-')
}

// Version 4, variant 1: what makes random bytes a UUID.
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  if (index === 8) return (byte & 0x3f) | 0x80
  return byte
}
