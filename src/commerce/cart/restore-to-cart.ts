/** Lines removed from a list, each with its former index, in ascending order. */
export type RemovedLines<Line> = ReadonlyArray<{ line: Line; index: number }>

export function removedLines<Line>(
  lines: readonly Line[],
  isRemoved: (line: Line) => boolean,
): RemovedLines<Line> {
  return lines.flatMap((line, index) => (isRemoved(line) ? [{ line, index }] : []))
}

/** Undo: puts removed lines back at their index. Other changes of the list since then stay. */
export function restoreToCart<Line>(lines: readonly Line[], removed: RemovedLines<Line>): Line[] {
  const restored = [...lines]
  for (const { line, index } of removed) restored.splice(index, 0, line)
  return restored
}
