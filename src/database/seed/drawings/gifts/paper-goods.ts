import { greens } from '../foliage/greens.ts'
import { leaf } from '../foliage/leaf.ts'
import type { Chance } from '../studio/chance.ts'
import { Mesh } from '../studio/mesh.ts'
import { type Placement, place, upright } from '../studio/placement.ts'
import type { Vector } from '../studio/vector.ts'
import { block } from '../vessels/boxes.ts'
import { girdle } from '../vessels/ribbon.ts'
import { paper, satin } from '../vessels/surfaces.ts'
import { tube } from '../vessels/tube.ts'

const cotton = paper('#f3ece0', 0.05)
const envelope = paper('#c9b79c', 0.05)

/** A pressed sprig that lies on a card: stem and pairs of leaves, flat. */
function pressedSprig(chance: Chance, green: keyof typeof greens, tall: number): Mesh {
  const mesh = new Mesh()
  const path = Array.from({ length: 12 }, (_, i): Vector => {
    const t = i / 11
    return [0.07 * Math.sin(t * 2.4), t * tall, 0.008]
  })
  tube(mesh, path, (t) => 0.011 - 0.006 * t, greens.stem, 6)
  for (let k = 0; k < 6; k++) {
    const foot = path[2 + Math.round(k * 1.5)] ?? ([0, tall, 0] as const)
    for (const side of [0.75, Math.PI - 0.75]) {
      const one = leaf(chance, greens[green], {
        length: 0.34 - 0.035 * k,
        width: 0.085 - 0.007 * k,
        raised: 3,
        bend: 3,
        cup: 3,
      })
      mesh.add(one, upright([foot[0], foot[1], 0.012], side + chance.normal(0.1)))
    }
  }
  return mesh
}

/** A folded card that stands, turned about the vertical. */
function standingCard(
  chance: Chance,
  green: keyof typeof greens,
  where: Vector,
  turn: number,
): Mesh {
  const tall = 1.5
  const wide = 1.02
  const sprigged = block(cotton, [0, tall / 2, 0], [wide, tall, 0.018]).add(
    pressedSprig(chance, green, 1),
    { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], foot: [-0.03, 0.22, 0.01] },
  )
  const back = block(cotton, [0, tall / 2, 0], [wide, tall, 0.018])
  const slope = 0.2
  const upFront: Vector = [0, slope, Math.sqrt(1 - slope * slope)]
  const front: Placement = {
    x: [1, 0, 0],
    y: upFront,
    z: [0, -upFront[2], upFront[1]],
    foot: [0, 0, 0],
  }
  const behind: Placement = {
    x: [1, 0, 0],
    y: [0, -slope, upFront[2]],
    z: [0, -upFront[2], -slope],
    foot: [0, 2 * slope * tall, 0],
  }
  const folded = new Mesh().add(sprigged, front).add(back, behind)
  const round = upright([0, 0, 0], turn)
  return folded.moved((p) => {
    const [x, y, z] = place(round, p)
    return [x + where[0], y + where[1], z + where[2]]
  })
}

/** Cards standing beside a tied stack of envelopes. */
export function letterCards(chance: Chance): Mesh {
  const mesh = new Mesh()
  mesh.add(standingCard(chance, 'eucalyptus', [-0.72, 0.35, 0.01], 0.3))
  mesh.add(standingCard(chance, 'olive', [0.42, 0.62, 0.01], -0.16))
  for (let k = 0; k < 6; k++)
    mesh.add(
      block(k % 2 ? envelope : cotton, [0, 0, 0.02 + k * 0.034], [1.5, 1.02, 0.024], k / 6),
      upright(
        [0.34 + chance.normal(0.012), -0.62 + chance.normal(0.012), 0],
        0.12 + chance.normal(0.02),
      ),
    )
  const ribbon = new Mesh()
  girdle(ribbon, 0.5, 0, 0.075, satin('#3a5744'))
  const pressedRound = ribbon.moved(([x, y, z]) => [
    z,
    Math.max(-0.525, Math.min(0.525, y * 1.3)),
    Math.max(0.006, Math.min(0.232, 0.12 + x * 0.6)),
  ])
  return mesh.add(pressedRound, upright([0.34, -0.62, 0], 0.12))
}
