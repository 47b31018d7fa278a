import { type Colour, dim, hex, type Ink, pour, tint } from '../studio/colour.ts'
import type { Material, Spot } from '../studio/mesh.ts'
import { noise, roughNoise } from '../studio/noise.ts'
import { smoothStep } from '../studio/vector.ts'

function surface(
  code: string,
  { translucency = 0, gloss = 0.02, shine = 20 },
  touch: (spot: Spot, ink: Ink) => void = () => {},
): Material {
  const colour = hex(code)
  return {
    translucency,
    gloss,
    shine,
    paint(spot, ink) {
      pour(ink, colour)
      touch(spot, ink)
    },
  }
}

/** Wrapping paper: fibres, and creases that catch the light. */
export const paper = (code: string, translucency = 0.18): Material =>
  surface(code, { translucency, gloss: 0.012, shine: 6 }, ({ x, y, z }, ink) => {
    dim(ink, 0.94 + 0.12 * roughNoise(x * 40, y * 40, z * 9))
    dim(ink, 0.95 + 0.1 * noise(x * 3.1, y * 3.1, z * 2.3))
  })

/** Satin ribbon: a broad sheen. */
export const satin = (code: string): Material =>
  surface(code, { translucency: 0.12, gloss: 0.16, shine: 9 }, ({ u }, ink) =>
    dim(ink, 0.97 + 0.05 * noise(u * 30, 1, 4)),
  )

/** Card of a hat box. */
export const card = (code: string): Material =>
  surface(code, { gloss: 0.015, shine: 8 }, ({ x, y, z }, ink) =>
    dim(ink, 0.97 + 0.06 * roughNoise(x * 60, y * 60, z * 60)),
  )

/** Woven linen over a box. */
export const linen = (code: string): Material =>
  surface(code, { gloss: 0.01, shine: 5 }, ({ x, y, z }, ink) => {
    const weave = Math.sin((x + y) * 150) * Math.sin(z * 150 + (x - y) * 12)
    dim(ink, 0.96 + 0.05 * weave + 0.08 * roughNoise((x + y) * 50, z * 12, 3))
  })

/** Glazed stoneware; `speckle` darkens single points, `foot` leaves the clay bare below. */
export function glaze(code: string, speckle = 0, foot?: readonly [string, number]): Material {
  const clay: Colour | null = foot ? hex(foot[0]) : null
  return surface(code, { gloss: 0.1, shine: 46 }, ({ x, y, z }, ink) => {
    dim(ink, 0.95 + 0.1 * noise(x * 2.2, y * 2.2, z * 2.8))
    const speck = smoothStep(0.78, 0.84, noise(x * 70, y * 70, z * 70))
    dim(ink, 1 - speckle * speck)
    if (!clay || !foot) return
    const line = foot[1] + 0.02 * Math.sin(x * 9) * Math.cos(y * 7)
    tint(ink, clay, smoothStep(line + 0.012, line - 0.012, z))
  })
}

/** Bare clay, with the rings of the wheel. */
export const clay = (code: string): Material =>
  surface(code, { gloss: 0.01, shine: 5 }, ({ x, y, z }, ink) => {
    dim(ink, 0.9 + 0.16 * roughNoise(x * 14, y * 14, z * 30))
    dim(ink, 0.98 + 0.03 * Math.sin(z * 70 + noise(x * 3, y * 3, z) * 3))
  })

/** Pale wood with its grain along x. */
export const wood = (code: string): Material =>
  surface(code, { gloss: 0.015, shine: 8 }, ({ x, y, z, chance }, ink) => {
    const grain = roughNoise(x * 1.6 + chance * 40, y * 26, z * 26)
    dim(ink, 0.8 + 0.32 * grain)
    ink[2] *= 0.97
  })

export const willow = (code: string): Material =>
  surface(code, { gloss: 0.04, shine: 16 }, ({ v, chance, x, y, z }, ink) => {
    dim(ink, 0.78 + 0.34 * chance)
    dim(ink, 0.9 + 0.2 * noise(x * 20, y * 20 + v * 8, z * 20))
  })

export const wax = (code: string): Material =>
  surface(code, { translucency: 0.3, gloss: 0.05, shine: 12 })

/** Glass is laid over the picture: its colour filters, `gloss` mirrors, `shine` bends. */
export const glassware = (code: string, bends = 0.03): Material =>
  surface(code, { gloss: 1, shine: bends })

export const moss: Material = surface(
  '#66733a',
  { translucency: 0.2, gloss: 0 },
  ({ v, chance, x, y }, ink) => {
    dim(ink, 0.45 + 0.5 * v + 0.35 * chance)
    ink[0] *= 0.9 + 0.3 * noise(x * 5, y * 5, 2)
  },
)
