import { type Colour, dim, hex, type Ink, ramp, type Stops, tint } from '../studio/colour.ts'
import type { Material, Spot } from '../studio/mesh.ts'
import { noise } from '../studio/noise.ts'
import { smoothStep } from '../studio/vector.ts'

/** The colours of a petal from its root to its tip. */
export interface PetalPaint {
  /** As in `#efe0bd 0, #f6dbd4 1`. */
  stops: string
  /** Colour of the innermost petals, and the layer at which it has faded. */
  heart?: readonly [string, number]
  /** Colour of the rim and how much of it. */
  rim?: readonly [string, number]
  veins?: number
  veinColour?: string
  veinRate?: number
  translucency?: number
  gloss?: number
  /** How much one petal differs from the next. */
  variety?: number
  spots?: string
}

export function petalMaterial(paint: PetalPaint): Material {
  const stops = readStops(paint.stops)
  const heart = paint.heart && { colour: hex(paint.heart[0]), until: paint.heart[1] }
  const rim = paint.rim && { colour: hex(paint.rim[0]), share: paint.rim[1] }
  const veinColour = paint.veinColour ? hex(paint.veinColour) : null
  const spots = paint.spots ? hex(paint.spots) : null
  const { veins = 0.32, veinRate = 16, variety = 0.16 } = paint
  return {
    translucency: paint.translucency ?? 0.34,
    gloss: paint.gloss ?? 0.03,
    shine: 14,
    paint(spot, ink) {
      const { u, v, chance } = spot
      const vein = noise(u * veinRate, v * 2.2, chance * 97)
      const cloud = noise(u * 2.1, v * 2.6, chance * 191)
      ramp(ink, stops, v + (cloud - 0.5) * 0.22 + (vein - 0.5) * 0.1)
      if (heart) tint(ink, heart.colour, 1 - spot.layer / heart.until)
      if (rim) tint(ink, rim.colour, spot.edge * rim.share)
      const share = smoothStep(0.4, 0.75, vein) * veins
      if (veinColour) tint(ink, veinColour, share)
      else dim(ink, 1 - 0.2 * share, 1 - 0.28 * share, 1 - 0.26 * share)
      if (spots) freckle(ink, spot, spots)
      dim(ink, 1 + (((chance * 7.3) % 1) - 0.5) * variety)
      warm(ink, (((chance * 13.7) % 1) - 0.5) * variety * 0.5)
    },
  }
}

export const readStops = (words: string): Stops =>
  words.split(', ').map((word) => [Number(word.slice(8)), hex(word.slice(0, 7))])

function warm(ink: Ink, by: number): void {
  ink[1] *= 1 + by
  ink[2] *= 1 - by
}

function freckle(ink: Ink, { u, v, chance }: Spot, colour: Colour): void {
  const speck = noise(u * 13, v * 22, chance * 61)
  const where =
    smoothStep(0.06, 0.2, v) * smoothStep(0.8, 0.45, v) * smoothStep(0.9, 0.4, Math.abs(u))
  tint(ink, colour, smoothStep(0.62, 0.72, speck) * where)
}
