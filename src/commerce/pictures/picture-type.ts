type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

export const signatureLength = 16

/** The format by the file's signature, whatever its name or content type; null if it is not accepted. */
export function pictureTypeOf(content: Uint8Array): PictureType | null {
  if (startsWith(content, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(content, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(content, 0, asciiCodes('RIFF')) && startsWith(content, 8, asciiCodes('WEBP'))) {
    return 'webp'
  }
  const isAvif = ['avif', 'avis'].some((brand) => startsWith(content, 8, asciiCodes(brand)))
  return startsWith(content, 4, asciiCodes('ftyp')) && isAvif ? 'avif' : null
}

function startsWith(content: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => content[at + index] === byte)
}

function asciiCodes(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}
