import { distanceKm, type Place } from '../delivery/place.ts'

/** Shorter by less than this is not shorter: rounding must not turn a route for ever. */
const epsilonKm = 1e-9

/** The length of a way through places, from a start if there is one. */
export function lengthOf(places: readonly Place[], start: Place | null): number {
  let length = 0
  let before = start
  for (const place of places) {
    if (before) length += distanceKm(before, place)
    before = place
  }
  return length
}

/**
 * The shortest way through places that nearest neighbour and 2-opt find. It is never longer than the given order. Equal
 * places keep their order. The way ends anywhere; without a start it also begins anywhere.
 */
export function shortestWay<Stop extends { place: Place }>(
  stops: readonly Stop[],
  start: Place | null,
): Stop[] {
  const begins = start ? [start] : stops.map(({ place }) => place)
  const ways = [[...stops], ...begins.map((begin) => nearestNeighbours(stops, begin))]
  const improved = ways.map((way) => untangle(way, start))
  return improved.reduce((best, way) => (isShorter(way, best, start) ? way : best))
}

function isShorter(
  way: readonly { place: Place }[],
  other: readonly { place: Place }[],
  start: Place | null,
): boolean {
  const km = (stops: readonly { place: Place }[]) =>
    lengthOf(
      stops.map(({ place }) => place),
      start,
    )
  return km(way) < km(other) - epsilonKm
}

function nearestNeighbours<Stop extends { place: Place }>(
  stops: readonly Stop[],
  begin: Place,
): Stop[] {
  const left = [...stops]
  const way: Stop[] = []
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
    way.push(next)
    here = next.place
  }
  return way
}

/** 2-opt: turns a part of the way round as long as that makes it shorter. */
function untangle<Stop extends { place: Place }>(way: Stop[], start: Place | null): Stop[] {
  const gap = (one: Place | undefined, other: Place | undefined) =>
    one && other ? distanceKm(one, other) : 0
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (let from = 0; from < way.length - 1; from++) {
      for (let until = from + 1; until < way.length; until++) {
        const before = from === 0 ? (start ?? undefined) : way[from - 1]?.place
        const after = way[until + 1]?.place
        const [first, last] = [way[from]?.place, way[until]?.place]
        const saved = gap(before, first) + gap(last, after) - gap(before, last) - gap(first, after)
        if (saved <= epsilonKm) continue
        way.splice(from, until - from + 1, ...way.slice(from, until + 1).reverse())
        hasChanged = true
      }
    }
  }
  return way
}
