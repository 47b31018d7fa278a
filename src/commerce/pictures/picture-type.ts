/** The kinds of pictures that the shop takes. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

/** As many bytes as it takes to tell them apart. */
export const tellingBytes = 16

/** What a file is by its first bytes, whatever it is called; null for anything that is not taken. */
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
