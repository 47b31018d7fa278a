import { distanceKm, type Place } from '../delivery/place.ts'

/** A smaller gain does not count: rounding errors must not make 2-opt loop forever. */
const epsilonKm = 1e-9

/** The length of a path through places, from a start if there is one. */
export function pathLengthKm(places: readonly Place[], start: Place | null): number {
  let length = 0
  let before = start
  for (const place of places) {
    if (before) length += distanceKm(before, place)
    before = place
  }
  return length
}

/**
 * The shortest path through places that nearest neighbour and 2-opt find. It is never longer than the given order. Equal
 * places keep their order. The path ends anywhere; without a start it also begins anywhere.
 */
export function shortestPath<Stop extends { place: Place }>(
  stops: readonly Stop[],
  start: Place | null,
): Stop[] {
  const begins = start ? [start] : stops.map(({ place }) => place)
  const paths = [[...stops], ...begins.map((begin) => nearestNeighbours(stops, begin))]
  const improved = paths.map((path) => twoOpt(path, start))
  return improved.reduce((best, path) => (isShorter(path, best, start) ? path : best))
}

function isShorter(
  path: readonly { place: Place }[],
  other: readonly { place: Place }[],
  start: Place | null,
): boolean {
  const km = (stops: readonly { place: Place }[]) =>
    pathLengthKm(
      stops.map(({ place }) => place),
      start,
    )
  return km(path) < km(other) - epsilonKm
}

function nearestNeighbours<Stop extends { place: Place }>(
  stops: readonly Stop[],
  begin: Place,
): Stop[] {
  const left = [...stops]
  const path: Stop[] = []
  let here = begin
  while (left.length > 0) {
    let nearest = 0
    let least = Number.POSITIVE_INFINITY
    for (const [index, { place }] of left.entries()) {
      const distance = distanceKm(here, place)
      if (distance < least - epsilonKm) [nearest, least] = [index, distance]
    }
    const [next] = left.splice(nearest, 1)
    if (!next) break
    path.push(next)
    here = next.place
  }
  return path
}

/** 2-opt: reverses parts of the path as long as that makes it shorter. */
function twoOpt<Stop extends { place: Place }>(path: Stop[], start: Place | null): Stop[] {
  const gap = (one: Place | undefined, other: Place | undefined) =>
    one && other ? distanceKm(one, other) : 0
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (let from = 0; from < path.length - 1; from++) {
      for (let until = from + 1; until < path.length; until++) {
        const before = from === 0 ? (start ?? undefined) : path[from - 1]?.place
        const after = path[until + 1]?.place
        const [first, last] = [path[from]?.place, path[until]?.place]
        const saved = gap(before, first) + gap(last, after) - gap(before, last) - gap(first, after)
        if (saved <= epsilonKm) continue
        path.splice(from, until - from + 1, ...path.slice(from, until + 1).reverse())
        hasChanged = true
      }
    }
  }
  return path
}
