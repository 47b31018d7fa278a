import { chanceFrom } from './chance.ts'
import type { Colour } from './colour.ts'
import { blankView, rasterise } from './raster.ts'
import type { Solid } from './solid.ts'
import { add, at, cross, dot, goldenAngle, scale, unit, type Vector } from './vector.ts'

/** One small piece of a lamp, and what it sees of the scene: whatever it does not see is in shade. */
export interface Ray {
  direction: Vector
  light: Colour
  right: Vector
  up: Vector
  originX: number
  originY: number
  perUnit: number
  nearest: Float32Array
}

export const mapSize = 640

/** A window high on the left, a pale wall on the right, a lamp behind, the sky, and the table's glow. */
export function lightScene(casters: Solid, veils: Solid | null): Ray[] {
  const rays = [
    ...lamp([-5.2, -3.6, 6.6], 0.34, 26, [1.72, 1.62, 1.5]),
    ...lamp([6, -6, 3.6], 0.6, 10, [0.3, 0.31, 0.33]),
    ...lamp([3.4, 5.2, 6.2], 0.3, 8, [0.42, 0.4, 0.37]),
    ...dome(0.02, 1, 30, [0.6, 0.595, 0.585]),
    ...dome(-1, -0.1, 10, [0.2, 0.185, 0.165]),
  ]
  return rays.map((ray, i) => withShadow(ray, i % 4 === 0 && veils ? [casters, veils] : [casters]))
}

interface Beam {
  direction: Vector
  light: Colour
}

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

function withShadow({ direction, light }: Beam, solids: readonly Solid[]): Ray {
  const right = unit(cross(direction, [0.31, 0.17, 0.93]))
  const up = cross(direction, right)
  const screens = solids.map(({ points }) => {
    const screen = new Float32Array(points.length)
    for (let i = 0; i < points.length; i += 3) {
      const p: Vector = [at(points, i), at(points, i + 1), at(points, i + 2)]
      screen[i] = dot(p, right)
      screen[i + 1] = dot(p, up)
      screen[i + 2] = dot(p, direction)
    }
    return screen
  })
  let left = 1e9
  let bottom = 1e9
  let size = 0
  for (const screen of screens)
    for (let i = 0; i < screen.length; i += 3) {
      left = Math.min(left, at(screen, i))
      bottom = Math.min(bottom, at(screen, i + 1))
    }
  for (const screen of screens)
    for (let i = 0; i < screen.length; i += 3)
      size = Math.max(size, at(screen, i) - left, at(screen, i + 1) - bottom)
  const perUnit = (mapSize - 4) / size
  const originX = left - 2 / perUnit
  const originY = bottom - 2 / perUnit
  const view = blankView(mapSize, mapSize)
  solids.forEach(({ corners }, k) => {
    const screen = screens[k]
    if (!screen) return
    for (let i = 0; i < screen.length; i += 3) {
      screen[i] = (at(screen, i) - originX) * perUnit
      screen[i + 1] = (at(screen, i + 1) - originY) * perUnit
    }
    rasterise(view, screen, corners, false)
  })
  return { direction, light, right, up, originX, originY, perUnit, nearest: view.nearness }
}

/** A fixed table of small offsets that hides the steps between neighbouring shadow pixels. */
const offsets = (() => {
  const chance = chanceFrom(11)
  return Float32Array.from({ length: 4096 }, () => chance.between(-0.9, 0.9))
})()

/** Whether the ray reaches a point; `slot` chooses the offset. */
export function reaches(ray: Ray, px: number, py: number, pz: number, slot: number): boolean {
  const { right, up, direction } = ray
  const sx = px * right[0] + py * right[1] + pz * right[2]
  const sy = px * up[0] + py * up[1] + pz * up[2]
  const x = Math.round((sx - ray.originX) * ray.perUnit + at(offsets, slot & 4095))
  const y = Math.round((sy - ray.originY) * ray.perUnit + at(offsets, (slot * 7 + 13) & 4095))
  if (x < 0 || y < 0 || x >= mapSize || y >= mapSize) return true
  const depth = px * direction[0] + py * direction[1] + pz * direction[2]
  return depth >= at(ray.nearest, y * mapSize + x) - 0.012
}
