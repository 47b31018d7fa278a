/**
 * Decodes a file as UTF-8, or as UTF-16 (Excel's "Unicode text"). Returns null for other encodings, because a guess
 * would corrupt every letter beyond ASCII.
 */
export function csvText(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
