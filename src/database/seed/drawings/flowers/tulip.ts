import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { radians } from '../studio/vector.ts'
import { growPetal } from './petal.ts'

/** A tulip: three petals outside three, closing at the tip as long as it is young. */
export function tulip(chance: Chance, material: Material, open: number): Mesh {
  const mesh = new Mesh()
  for (let k = 0; k < 6; k++) {
    const outer = k > 2
    growPetal(mesh, chance, material, {
      length: 0.78 * chance.between(0.95, 1.05),
      width: (outer ? 0.275 : 0.25) * chance.between(0.95, 1.05),
      spine: [
        [0, 4],
        [0.13, 30],
        [0.34, 84 - 10 * open],
        [0.7, 100 - 22 * open + chance.normal(3)],
        [0.9, 99 - 24 * open],
        [1, 88 - 40 * open + chance.normal(8)],
      ],
      root: 0.03,
      rise: outer ? -0.012 : 0,
      cup: [0.2, 0.25],
      leaf: [0.56, 0.62],
      reflex: -0.012,
      unevenness: 0.016,
      ruffle: 0.01,
      turn: (k % 3) * radians(120) + (outer ? radians(60) : 0) + chance.normal(0.05),
      layer: outer ? 1 : 0,
      across: 15,
      along: 19,
    })
  }
  return mesh
}
