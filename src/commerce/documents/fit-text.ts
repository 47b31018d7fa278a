interface Space {
  /** In points. */
  width: number
  height: number
  /** The sizes to choose from, largest first. */
  sizes: readonly number[]
}

/** Line height and average character width, relative to the font size. The width is an upper bound for our fonts. */
const lineHeight = 1.45
const characterWidth = 0.54

/** The largest size at which a text fits into a space, by a conservative estimate; null when it fits at none. */
export function fitText(text: string, { width, height, sizes }: Space): number | null {
  return (
    sizes.find(
      (size) => linesOf(text, width / (size * characterWidth)) * size * lineHeight <= height,
    ) ?? null
  )
}

/** The lines that a text takes at a number of characters per line. Longer words are broken. */
function linesOf(text: string, characters: number): number {
  return text
    .split('\n')
    .reduce((sum, paragraph) => sum + linesOfParagraph(paragraph, characters), 0)
}

function linesOfParagraph(paragraph: string, characters: number): number {
  let lines = 1
  let taken = 0
  for (const word of paragraph.split(' ')) {
    const length = [...word].length
    const space = taken === 0 ? 0 : 1
    if (taken + space + length <= characters) {
      taken += space + length
      continue
    }
    const full = Math.max(0, Math.ceil(length / characters) - 1)
    lines += full + (taken === 0 ? 0 : 1)
    taken = length - full * characters
  }
  return lines
}
