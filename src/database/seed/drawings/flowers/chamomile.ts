import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { goldenAngle, radians } from '../studio/vector.ts'
import { ellipsoid } from '../vessels/tube.ts'
import { growPetal } from './petal.ts'

/** A chamomile flower: one ring of white rays and a yellow button. */
export function chamomile(chance: Chance, ray: Material, button: Material): Mesh {
  const mesh = new Mesh()
  const droop = chance.between(-6, 22)
  const rays = 19
  for (let k = 0; k < rays; k++)
    growPetal(mesh, chance, ray, {
      length: 0.23 * chance.between(0.9, 1.06),
      width: 0.044,
      spine: [
        [0, 15 - droop * 0.5],
        [0.5, 2 - droop + chance.normal(6)],
        [1, -14 - droop + chance.normal(10)],
      ],
      root: 0.07,
      rise: -0.006 * (k % 2),
      cup: [0.05, 0.09],
      leaf: [0.65, 0.5],
      turn: (k / rays) * radians(360) + chance.normal(0.05),
      unevenness: 0.006,
      across: 5,
      along: 7,
    })
  const seeds = 90
  for (let i = 0; i < seeds; i++) {
    const r = 0.09 * Math.sqrt(i / seeds)
    const x = r * Math.cos(i * goldenAngle)
    const y = r * Math.sin(i * goldenAngle)
    ellipsoid(mesh, [x, y, 0.055 * (1 - (r / 0.1) ** 2)], [x, y, 0.3], 0.01, 0.014, button, 5)
  }
  return mesh
}
