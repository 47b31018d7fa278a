import type { Material, Mesh } from '../studio/mesh.ts'
import { add, cross, dot, radians, scale, subtract, unit, type Vector } from '../studio/vector.ts'

/** A stem, a cane, a whisker: a round tube along a path; `radius` takes 0 at its foot to 1. */
export function tube(
  mesh: Mesh,
  path: readonly Vector[],
  radius: (t: number) => number,
  material: Material,
  sides = 8,
  chance = 0.5,
): void {
  const frames = framesAlong(path)
  mesh.sheet(
    sides,
    path.length,
    material,
    (column, row) => {
      const t = row / (path.length - 1)
      const turn = (column / sides) * radians(360)
      const frame = frames[row]
      const p = path[row] ?? ([0, 0, 0] as const)
      if (!frame) return { p, marks: [0, t, 0, 0, chance] }
      const r = radius(t)
      const out = add(scale(frame.a, r * Math.cos(turn)), scale(frame.b, r * Math.sin(turn)))
      return { p: add(p, out), marks: [(column / sides) * 2 - 1, t, 0, 0, chance] }
    },
    true,
  )
}

/** An almond, a seed, a bud: round about `axis`. */
export function ellipsoid(
  mesh: Mesh,
  centre: Vector,
  axis: Vector,
  radius: number,
  half: number,
  material: Material,
  sides = 8,
): void {
  const along = unit(axis)
  const points = Array.from({ length: 8 }, (_, i) =>
    add(centre, scale(along, half * -Math.cos((i / 7) * Math.PI))),
  )
  const round = (t: number) => Math.max(0.02, Math.sin(t * Math.PI)) * radius
  tube(mesh, points, round, material, sides, Math.abs(centre[0] * 7.7 + centre[1] * 3.1) % 1)
}

function framesAlong(path: readonly Vector[]) {
  let reference: Vector = [1, 0, 0]
  return path.map((p, i) => {
    const before = path[i - 1] ?? p
    const after = path[i + 1] ?? p
    const along = unit(subtract(after, before))
    if (i === 0 && Math.abs(along[0]) > 0.8) reference = [0, 1, 0]
    const a = unit(subtract(reference, scale(along, dot(reference, along))))
    reference = a
    return { a, b: cross(along, a) }
  })
}
