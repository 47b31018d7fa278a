/** The fields of a form as the user opened them, as they are now, and as someone else saved them. */
export interface Versions<Fields> {
  base: Fields
  mine: Fields
  theirs: Fields
}

export type Side = 'mine' | 'theirs'

/** A field whose two versions differ. */
export interface Conflict<Name extends string> {
  name: Name
  /** The side that changed it; the user's own if both did. */
  suggested: Side
  isByBoth: boolean
}

export type NameOf<Fields> = Extract<keyof Fields, string>

export function conflictsOf<Fields extends object>({
  base,
  mine,
  theirs,
}: Versions<Fields>): Conflict<NameOf<Fields>>[] {
  const conflicts: Conflict<NameOf<Fields>>[] = []
  for (const name in mine) {
    if (isSame(mine[name], theirs[name])) continue
    const isMine = !isSame(mine[name], base[name])
    const isByBoth = isMine && !isSame(theirs[name], base[name])
    conflicts.push({ name, suggested: isMine ? 'mine' : 'theirs', isByBoth })
  }
  return conflicts
}

/** One version of all fields, with the chosen side of each conflict. */
export function mergeVersions<Fields extends object>(
  versions: Versions<Fields>,
  sideOf: (conflict: Conflict<NameOf<Fields>>) => Side,
): Fields {
  const merged = { ...versions.mine }
  for (const conflict of conflictsOf(versions)) {
    const { name } = conflict
    merged[name] = versions[sideOf(conflict)][name]
  }
  return merged
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
