/** A part of an export, and the cursor of the next part; null at the end. */
export interface TextPart {
  text: string
  next: string | null
}

/** Reads part after part, so that the server never has more than one in memory. */
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
