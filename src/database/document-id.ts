const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 20

// Larger bytes would make the first letters of the alphabet more likely (modulo bias).
const fairBytes = Math.floor(256 / alphabet.length) * alphabet.length

// One call to the system for many bytes costs as much as one for a few.
const buffer = new Uint8Array(length * 50)
let used = buffer.length

function nextByte(): number {
  if (used === buffer.length) {
    crypto.getRandomValues(buffer)
    used = 0
  }
  return buffer[used++] ?? 0
}

/** A document id: 20 letters and digits from a CSPRNG, about 119 bits. */
export function newDocumentId(): string {
  let id = ''
  while (id.length < length) {
    const byte = nextByte()
    if (byte < fairBytes) id += alphabet[byte % alphabet.length]
  }
  return id
}

/** Whether untrusted text has the form of a document id. */
export function isDocumentId(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9]{20}$/.test(text)
}
