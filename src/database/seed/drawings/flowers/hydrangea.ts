import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { facing } from '../studio/placement.ts'
import { add, goldenAngle, radians, scale, type Vector } from '../studio/vector.ts'
import { ellipsoid } from '../vessels/tube.ts'
import { growPetal } from './petal.ts'

/** A hydrangea's head: some hundred and thirty florets over a ball. */
export function hydrangea(chance: Chance, petal: Material): Mesh {
  const head = new Mesh()
  const florets = [floret(chance, petal), floret(chance, petal), floret(chance, petal)] as const
  const count = 135
  const ball = 0.42
  for (let i = 0; i < count; i++) {
    const z = 1 - 1.55 * ((i + 0.5) / count)
    const flat = Math.sqrt(Math.max(0, 1 - z * z))
    const turn = i * goldenAngle
    const out: Vector = [
      flat * Math.cos(turn),
      flat * Math.sin(turn),
      z * 0.86 + chance.normal(0.02),
    ]
    const jitter: Vector = [chance.normal(0.2), chance.normal(0.2), chance.normal(0.2)]
    const lump = 0.94 + 0.07 * Math.sin(out[0] * 5 + 1) * Math.cos(out[1] * 6)
    const foot = add([0, 0, 0.1], scale(out, ball * lump * chance.between(0.92, 1.06)))
    const size = chance.between(0.88, 1.15)
    head.add(chance.pick(florets), facing(foot, add(out, jitter), chance.between(0, 6.28), size))
  }
  return head
}

function floret(chance: Chance, petal: Material): Mesh {
  const mesh = new Mesh()
  for (let k = 0; k < 4; k++)
    growPetal(mesh, chance, petal, {
      length: 0.145 * chance.between(0.9, 1.1),
      width: 0.09 * chance.between(0.92, 1.08),
      spine: [
        [0, 25],
        [0.5, 8 + chance.normal(6)],
        [1, -12 + chance.normal(8)],
      ],
      root: 0.006,
      rise: 0.004 * (k % 2),
      cup: [0.1, 0.22],
      leaf: [0.52, 0.6],
      turn: k * radians(90) + chance.normal(0.1),
      unevenness: 0.008,
      ruffle: 0.005,
      across: 7,
      along: 7,
    })
  ellipsoid(mesh, [0, 0, 0.008], [0, 0, 1], 0.011, 0.012, petal, 6)
  return mesh
}
