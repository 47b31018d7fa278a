import { chamomile } from '../flowers/chamomile.ts'
import { hydrangea } from '../flowers/hydrangea.ts'
import { type Palette, petals, seedDisk } from '../flowers/palettes.ts'
import { peony } from '../flowers/peony.ts'
import { rose } from '../flowers/rose.ts'
import { sunflower } from '../flowers/sunflower.ts'
import { tulip } from '../flowers/tulip.ts'
import { greens } from '../foliage/greens.ts'
import type { Chance } from '../studio/chance.ts'
import type { Mesh } from '../studio/mesh.ts'
import { goldenAngle } from '../studio/vector.ts'

export type Flower =
  | 'rose'
  | 'ranunculus'
  | 'peony'
  | 'tulip'
  | 'sunflower'
  | 'hydrangea'
  | 'chamomile'

/** Flowers of one kind in an arrangement. */
export interface Heads {
  flower: Flower
  palette: Palette
  count: number
  /** 1 is the size of a full garden bloom. */
  size?: number
  /** From the least to the most open, 0 to 1. */
  open?: readonly [number, number]
}

/** One head, named before it is grown. */
export interface Head {
  flower: Flower
  palette: Palette
  size: number
  open: number
}

/** The room that a head of size 1 takes among others, and how high its middle is. */
export const room: Record<Flower, number> = {
  rose: 0.275,
  ranunculus: 0.25,
  peony: 0.385,
  tulip: 0.28,
  sunflower: 0.74,
  hydrangea: 0.42,
  chamomile: 0.21,
}

/** Spreads the kinds through one another, so that no corner is of one colour. */
export function mingled(groups: readonly Heads[], chance: Chance): Head[] {
  const all = groups.flatMap(({ flower, palette, count, size = 1, open = [0.6, 0.9] }) =>
    Array.from({ length: count }, (_, i) => ({
      order: (i + chance.between(-0.9, 1.9)) / count,
      head: {
        flower,
        palette,
        size: size * chance.between(0.92, 1.08),
        open: chance.between(open[0], open[1]),
      },
    })),
  )
  return all.sort((a, b) => a.order - b.order).map(({ head }) => head)
}

/** The radius of a round of these heads, shoulder to shoulder. */
export const roundOf = (heads: readonly Head[]) =>
  Math.sqrt(heads.reduce((sum, { flower, size }) => sum + (room[flower] * size) ** 2, 0))

/**
 * Places on a disc of radius 1 for heads of different sizes: evenly filled from the middle, then each
 * pushed from its neighbours until it has its room.
 */
export function discPlaces(heads: readonly Head[], chance: Chance): { r: number; turn: number }[] {
  const start = chance.between(0, 6.28)
  const round = roundOf(heads)
  const places = heads.map(({ flower, size }, i) => {
    const r = Math.sqrt((i + 0.5) / heads.length)
    const turn = i * goldenAngle + start
    return { x: r * Math.cos(turn), y: r * Math.sin(turn), own: (room[flower] * size) / round }
  })
  for (let round = 0; round < 80; round++) {
    for (const a of places)
      for (const b of places) {
        const dx = a.x - b.x
        const dy = a.y - b.y
        const far = Math.sqrt(dx * dx + dy * dy)
        const lack = (a.own + b.own) * 0.92 - far
        if (a === b || lack <= 0 || far === 0) continue
        a.x += (dx / far) * lack * 0.3
        a.y += (dy / far) * lack * 0.3
        b.x -= (dx / far) * lack * 0.3
        b.y -= (dy / far) * lack * 0.3
      }
    for (const place of places) {
      const far = Math.hypot(place.x, place.y)
      const limit = 1.04 - place.own * 0.5
      if (far <= limit) continue
      place.x *= limit / far
      place.y *= limit / far
    }
  }
  return places.map(({ x, y }) => ({ r: Math.hypot(x, y), turn: Math.atan2(y, x) }))
}

export function grow({ flower, palette, open }: Head, chance: Chance): Mesh {
  const material = petals(palette)
  switch (flower) {
    case 'rose':
      return rose(chance, material, { petals: 40, open })
    case 'ranunculus':
      return rose(chance, material, { petals: 66, open: open * 0.95, curl: 0.12 })
    case 'peony':
      return peony(chance, material, open)
    case 'tulip':
      return tulip(chance, material, open)
    case 'hydrangea':
      return hydrangea(chance, material)
    case 'chamomile':
      return chamomile(chance, material, petals('button'))
    case 'sunflower':
      return sunflower(chance, { ray: material, disk: seedDisk(open < 0.6), sepal: greens.sepal })
  }
}
