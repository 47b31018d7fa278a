const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 20

// Bytes from here up would make the first letters of the alphabet likelier than the rest.
const fairBytes = Math.floor(256 / alphabet.length) * alphabet.length

/** A document id: 20 letters and digits from the system's secure random source, about 119 bits. */
export function newDocumentId(): string {
  let id = ''
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < fairBytes && id.length < length) id += alphabet[byte % alphabet.length]
    }
  }
  return id
}

/** Whether a text from outside has the form of a document id. */
export function isDocumentId(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9]{20}$/.test(text)
}
