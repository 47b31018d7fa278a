/**
 * What a file says, or null where its letters cannot be told for certain: what an old program saved in a code of its
 * country would lose every letter beyond English. Excel's "Unicode text" is UTF-16.
 */
export function csvText(bytes: Uint8Array): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
