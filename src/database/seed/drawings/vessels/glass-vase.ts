import type { Scene } from '../studio/photograph.ts'
import { clamp } from '../studio/vector.ts'
import { type Profile, revolve } from './revolve.ts'
import { glassware } from './surfaces.ts'
import type { GlassShape } from './vases.ts'

/** Sets a glass on the table: wall, thick foot, rim and water. */
export function standGlass(scene: Scene, shape: GlassShape, tint = '#f0f4f0'): void {
  const { radiusAt, height, water, flutes = 0 } = shape
  const heights = Array.from({ length: 44 }, (_, i) => (i / 43) * height)
  const wall: Profile = heights.map((z) => [radiusAt(z / height), z])
  const press = (turn: number, z: number) =>
    1 + (flutes ? 0.035 * Math.cos(turn * flutes) * clamp(z / 0.2) : 0)
  const walls = glassware(tint, flutes ? 0.05 : 0.028)
  scene.glass.add(revolve([[0, 0.004], ...wall], walls, 144, press))
  const foot: Profile = [
    [0, 0.09],
    [radiusAt(0) * 0.8, 0.085],
    [radiusAt(0.05) * 0.96, 0.05],
  ]
  scene.glass.add(revolve(foot, glassware('#dde6e0', 0.02), 96, press))
  const rim = radiusAt(1)
  const lip: Profile = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2
    return [rim - 0.012 + 0.02 * Math.cos(a), height + 0.016 * Math.sin(a)]
  })
  scene.glass.add(revolve(lip, glassware('#f2f6f3', 0.02), 144, press))
  if (water === 0) return
  const level = height * water
  const surface: Profile = [
    [0, level],
    [radiusAt(water) * 0.9, level],
    [radiusAt(water) * 0.965, level + 0.012],
  ]
  const body: Profile = heights
    .filter((z) => z > 0.09 && z < level)
    .map((z) => [radiusAt(z / height) * 0.965, z])
  scene.glass.add(revolve(surface, glassware('#e6eee8', 0.05), 96))
  scene.glass.add(revolve(body, glassware('#eff5ef', 0.06), 96))
}
