import type { Colour } from './colour.ts'
import { add, cross, goldenAngle, scale, unit, type Vector } from './vector.ts'

/** One small piece of a lamp. */
export interface Beam {
  /** Towards the lamp. */
  direction: Vector
  light: Colour
}

/** A window high on the left, a pale wall on the right, a lamp behind, the sky, and the table's glow. */
export const studioBeams: readonly Beam[] = [
  ...lamp([-5.2, -3.6, 6.6], 0.34, 20, [1.5, 1.41, 1.3]),
  ...lamp([6, -6, 3.6], 0.6, 4, [0.3, 0.31, 0.325]),
  ...lamp([3.4, 5.2, 6.2], 0.3, 4, [0.42, 0.4, 0.37]),
  ...dome(0.02, 1, 16, [0.46, 0.457, 0.452]),
  ...dome(-1, -0.1, 8, [0.34, 0.315, 0.28]),
]

function lamp(from: Vector, spread: number, count: number, light: Colour): Beam[] {
  const middle = unit(from)
  const side = unit(cross(middle, [0, 0, 1]))
  const other = cross(middle, side)
  return Array.from({ length: count }, (_, i) => {
    const radius = spread * Math.sqrt((i + 0.5) / count)
    const x = scale(side, radius * Math.cos(i * goldenAngle))
    const y = scale(other, radius * Math.sin(i * goldenAngle))
    return { direction: unit(add(middle, add(x, y))), light: scale(light, 1 / count) }
  })
}

function dome(low: number, high: number, count: number, light: Colour): Beam[] {
  return Array.from({ length: count }, (_, i) => {
    const z = low + ((high - low) * (i + 0.5)) / count
    const flat = Math.sqrt(1 - z * z)
    const turn = i * goldenAngle
    const direction: Vector = [flat * Math.cos(turn), flat * Math.sin(turn), z]
    return { direction, light: scale(light, 2 / count) }
  })
}
