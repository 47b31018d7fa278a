import { chanceFrom } from './chance.ts'
import { blankView, rasterise } from './raster.ts'
import type { Solid } from './solid.ts'
import { cross, scale, unit, type Vector } from './vector.ts'

/** What one beam sees of the scene: whatever it does not see is in shade. */
export interface Shadow {
  direction: Float64Array
  /** From the studio to the map, in its pixels. */
  right: Float64Array
  up: Float64Array
  left: number
  low: number
  nearest: Float32Array
}

const mapSize = 460
const slack = 0.02

export function castShadow(direction: Vector, solids: readonly Solid[]): Shadow {
  const right = unit(cross(direction, [0.31, 0.17, 0.93]))
  const up = cross(direction, right)
  const screens = solids.map(({ points }) => seenAlong(points, right, up, direction))
  let left = 1e9
  let low = 1e9
  let size = 0
  for (const screen of screens)
    for (let i = 0; i < screen.length; i += 3) {
      left = Math.min(left, screen[i] ?? 0)
      low = Math.min(low, screen[i + 1] ?? 0)
    }
  for (const screen of screens)
    for (let i = 0; i < screen.length; i += 3)
      size = Math.max(size, (screen[i] ?? 0) - left, (screen[i + 1] ?? 0) - low)
  // Where nothing casts shade, every point falls on one empty place of the map.
  const perUnit = size > 0 ? (mapSize - 4) / size : 0
  const view = blankView(mapSize, mapSize, false)
  solids.forEach(({ coarse }, k) => {
    const screen = screens[k]
    if (!screen) return
    for (let i = 0; i < screen.length; i += 3) {
      screen[i] = ((screen[i] ?? 0) - left) * perUnit + 2
      screen[i + 1] = ((screen[i + 1] ?? 0) - low) * perUnit + 2
    }
    rasterise(view, screen, coarse)
  })
  return {
    direction: Float64Array.from(direction),
    right: Float64Array.from(scale(right, perUnit)),
    up: Float64Array.from(scale(up, perUnit)),
    left: 2 - left * perUnit,
    low: 2 - low * perUnit,
    nearest: view.nearness,
  }
}

function seenAlong(points: Float32Array, right: Vector, up: Vector, direction: Vector) {
  const screen = new Float32Array(points.length)
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] ?? 0
    const y = points[i + 1] ?? 0
    const z = points[i + 2] ?? 0
    screen[i] = x * right[0] + y * right[1] + z * right[2]
    screen[i + 1] = x * up[0] + y * up[1] + z * up[2]
    screen[i + 2] = x * direction[0] + y * direction[1] + z * direction[2]
  }
  return screen
}

/** A fixed table of small offsets that hides the steps between neighbouring shadow pixels. */
const offsets = (() => {
  const chance = chanceFrom(11)
  return Float32Array.from({ length: 4096 }, () => chance.between(-0.9, 0.9))
})()

/** Whether the beam reaches a point; `slot` chooses the offset. */
export function reaches(shadow: Shadow, x: number, y: number, z: number, slot: number): boolean {
  const { right, up, direction, nearest } = shadow
  const across = x * (right[0] ?? 0) + y * (right[1] ?? 0) + z * (right[2] ?? 0) + shadow.left
  const along = x * (up[0] ?? 0) + y * (up[1] ?? 0) + z * (up[2] ?? 0) + shadow.low
  const column = Math.floor(across + 0.5 + (offsets[slot & 4095] ?? 0))
  const row = Math.floor(along + 0.5 + (offsets[(slot * 7 + 13) & 4095] ?? 0))
  if (column < 0 || row < 0 || column >= mapSize || row >= mapSize) return true
  const depth = x * (direction[0] ?? 0) + y * (direction[1] ?? 0) + z * (direction[2] ?? 0)
  return depth >= (nearest[row * mapSize + column] ?? 0) - slack
}
