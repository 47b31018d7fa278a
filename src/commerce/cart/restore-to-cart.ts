/** What was taken out of a list, each with the place it stood at, from the first on. */
export type TakenOut<Line> = ReadonlyArray<{ line: Line; place: number }>

export function placesOf<Line>(
  lines: readonly Line[],
  goes: (line: Line) => boolean,
): TakenOut<Line> {
  return lines.flatMap((line, place) => (goes(line) ? [{ line, place }] : []))
}

/** Puts it back to where it stood. What else has happened to the list meanwhile stays as it is. */
export function restoreToCart<Line>(lines: readonly Line[], taken: TakenOut<Line>): Line[] {
  const whole = [...lines]
  for (const { line, place } of taken) whole.splice(place, 0, line)
  return whole
}
