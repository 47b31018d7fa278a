/** A part of a long text, and where the next one begins; null at its end. */
export interface TextPart {
  text: string
  next: string | null
}

/** Part after part, so that the server never holds more than one. */
export async function readParts(
  readPart: (cursor: string | undefined) => Promise<TextPart>,
): Promise<string[]> {
  const parts: string[] = []
  let cursor: string | undefined
  do {
    const { text, next } = await readPart(cursor)
    parts.push(text)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return parts
}
