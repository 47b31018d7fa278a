import { growPetal } from '../flowers/petal.ts'
import type { Chance } from '../studio/chance.ts'
import { Mesh } from '../studio/mesh.ts'
import { upright } from '../studio/placement.ts'
import { goldenAngle, type Vector } from '../studio/vector.ts'
import { revolve } from '../vessels/revolve.ts'
import { moss } from '../vessels/surfaces.ts'

/** A cushion of moss that fills a pot of the given inner radius. */
export function mossCushion(chance: Chance, radius: number, height: number): Mesh {
  const mesh = revolve(
    [
      [0, height],
      [radius * 0.5, height - 0.005],
      [radius, height - 0.05],
    ],
    moss,
    40,
  )
  const tufts = Math.round(700 * radius * radius)
  for (let k = 0; k < tufts; k++) {
    const r = radius * 0.96 * Math.sqrt(chance.next())
    const a = chance.between(0, 6.28)
    const foot: Vector = [r * Math.cos(a), r * Math.sin(a), height - 0.04 * (r / radius) ** 2]
    mesh.add(tuft(chance), upright(foot, a))
  }
  return mesh
}

function tuft(chance: Chance): Mesh {
  const mesh = new Mesh()
  for (let q = 0; q < 5; q++)
    growPetal(mesh, chance, moss, {
      length: chance.between(0.05, 0.12),
      width: 0.016,
      spine: [
        [0, chance.between(20, 80)],
        [1, chance.between(-30, 40)],
      ],
      root: 0.004,
      cup: [0.02, 0.02],
      leaf: [0.4, 0.7],
      turn: q * goldenAngle,
      across: 3,
      along: 4,
    })
  return mesh
}
