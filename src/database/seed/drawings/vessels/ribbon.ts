import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { add, bezier, radians, scale, smoothStep, unit, type Vector } from '../studio/vector.ts'
import { tube } from './tube.ts'

/** A flat band along a path; `across` gives its width and direction at each point. */
export function band(
  mesh: Mesh,
  path: readonly Vector[],
  across: (t: number) => Vector,
  material: Material,
): void {
  mesh.sheet(7, path.length, material, (column, row) => {
    const u = (column / 6) * 2 - 1
    const t = row / (path.length - 1)
    const p = path[row] ?? ([0, 0, 0] as const)
    return { p: add(p, scale(across(t), u / 2)), marks: [u, t, 0, Math.abs(u), 0.5] }
  })
}

/** A ring of ribbon around something round. */
export function girdle(
  mesh: Mesh,
  radius: number,
  height: number,
  width: number,
  material: Material,
) {
  const path = Array.from({ length: 73 }, (_, i): Vector => {
    const a = (i / 72) * radians(360)
    return [radius * Math.cos(a), radius * Math.sin(a), height]
  })
  band(mesh, path, () => [0, 0, width], material)
}

/** A bow with two loops, two tails and a knot; it hangs on the plane y = 0 and faces the camera. */
export function bow(chance: Chance, material: Material, width = 0.2): Mesh {
  const mesh = new Mesh()
  for (const side of [-1, 1]) {
    const plump = chance.between(0.92, 1.08)
    const loop = Array.from({ length: 44 }, (_, i): Vector => {
      const t = i / 43
      const swell = Math.sin(t * Math.PI)
      const round = Math.sin(t * 2 * Math.PI)
      return [
        side * 0.6 * plump * swell ** 0.75,
        -0.06 - 0.12 * swell,
        0.19 * round * swell ** 0.3 + 0.07 * swell - 0.08 * swell ** 2,
      ]
    })
    band(
      mesh,
      loop,
      (t) => {
        const round = 2 * Math.PI * t
        const way = unit([side * 0.18 * Math.sin(round), -0.7, 0.62 + 0.2 * Math.cos(round)])
        return scale(way, width * (0.3 + 0.7 * Math.sin(t * Math.PI) ** 0.6))
      },
      material,
    )
    const tail = bezier(
      [0, -0.07, 0],
      [side * 0.1, -0.13, -0.12],
      [side * chance.between(0.16, 0.26), -0.17, -0.38],
      [side * chance.between(0.28, 0.42), -0.08, -chance.between(0.72, 0.95)],
      26,
    )
    const curl = chance.between(0.9, 1.4)
    band(
      mesh,
      tail,
      (t) => {
        const way = unit([Math.cos(t * curl), -0.35 * Math.sin(t * 2 + 1), 0.25 * Math.sin(t * 3)])
        return scale(way, width * (0.4 + 0.6 * smoothStep(0, 0.35, t)))
      },
      material,
    )
  }
  const knot = Array.from({ length: 12 }, (_, i): Vector => {
    const k = (i / 11) * 2 - 1
    return [0.006 * Math.sin(k * 7), -0.1, k * width * 0.52]
  })
  const thick = (t: number) => 0.078 * Math.sqrt(Math.max(0.02, 1 - (t * 2 - 1) ** 6))
  tube(mesh, knot, thick, material, 16)
  return mesh
}
