import type { Mesh } from '../studio/mesh.ts'
import { type Placement, place } from '../studio/placement.ts'
import { add, at, dot, lengthOf, scale, subtract, unit } from '../studio/vector.ts'

/** A head in its place among others. */
export interface PlacedHead {
  mesh: Mesh
  where: Placement
  /** How far neighbours press on it. */
  reach: number
}

const soft = 0.1
const bendsUp = 0.5

/**
 * Presses neighbours apart as real ones are: each head keeps to its own side of the plane between the
 * two, every petal at a depth of its own, and what is pressed bends upwards.
 */
export function squeezed(heads: readonly PlacedHead[]): Mesh[] {
  const centres = heads.map(({ where }) => place(where, [0, 0, 0.3]))
  return heads.map(({ mesh, where, reach }, i) => {
    const centre = centres[i] ?? where.foot
    const axis = unit(where.z)
    const planes = centres.flatMap((other, j) => {
      const way = subtract(other, centre)
      const far = lengthOf(way)
      const close = reach + (heads[j]?.reach ?? 0)
      if (i === j || far > close * 1.3 || far < 1e-6) return []
      const share = reach / close
      return [{ normal: scale(way, 1 / far), middle: add(centre, scale(way, share)) }]
    })
    return mesh.moved((local, k) => {
      let p = place(where, local)
      for (const { normal, middle } of planes) {
        const past = dot(subtract(p, middle), normal) - 0.03 + 0.06 * at(mesh.marks, k * 5 + 4)
        if (past <= -soft) continue
        const over = past + soft - soft * Math.tanh((past + soft) / soft)
        p = add(p, add(scale(normal, -over), scale(axis, over * bendsUp)))
      }
      return p
    })
  })
}
