import { mothOrchid, orchidBud } from '../flowers/orchid.ts'
import { type Palette, petals } from '../flowers/palettes.ts'
import { growPetal } from '../flowers/petal.ts'
import { greens } from '../foliage/greens.ts'
import { mossCushion } from '../foliage/moss.ts'
import type { Chance } from '../studio/chance.ts'
import { Mesh } from '../studio/mesh.ts'
import type { Scene } from '../studio/photograph.ts'
import { facing, headUp, upright } from '../studio/placement.ts'
import { add, bezier, cross, mix, scale, subtract, unit, type Vector } from '../studio/vector.ts'
import { tube } from '../vessels/tube.ts'
import { standVessel, type Vessel } from './in-vase.ts'

/** One flowering stem: which way it arches, how high, and what it carries. */
export interface Spike {
  side: 1 | -1
  tall: number
  flowers: number
  buds?: number
  root?: readonly [number, number]
}

export interface Orchid {
  vessel: Vessel
  petal: Palette
  lip: Palette
  spikes: readonly Spike[]
  /** Size of a flower; 1 is as wide as a hand. */
  size?: number
  leaves?: number
  cane?: boolean
}

export function plantOrchid(scene: Scene, chance: Chance, spec: Orchid): void {
  const plant = scene.solid
  const ring = standVessel(scene, spec.vessel)
  const soil = ring.height - 0.06
  plant.add(mossCushion(chance, ring.mouth - 0.01, soil))
  const roots = new Map(spec.spikes.map(({ root = [0, 0] }) => [root.join(), root]))
  for (const [x, y] of roots.values())
    addLeaves(plant, chance, [x, y, soil - 0.02], spec.leaves ?? 7)
  for (const spike of spec.spikes) addSpike(plant, chance, spec, spike, soil)
}

function addLeaves(plant: Mesh, chance: Chance, foot: Vector, count: number): void {
  for (let k = 0; k < count; k++) {
    const blade = new Mesh()
    growPetal(blade, chance, greens.orchid, {
      length: chance.between(0.95, 1.4),
      width: 0.26,
      spine: [
        [0, 70],
        [0.3, 48],
        [0.65, 8 + chance.normal(10)],
        [1, -38 + chance.normal(10)],
      ],
      cup: [0.13, 0.45],
      leaf: [0.5, 0.6],
      unevenness: 0.03,
      across: 13,
      along: 21,
    })
    const turn = (k % 2) * Math.PI + chance.normal(0.28) + (Math.floor(k / 2) * 0.33 - 0.45)
    plant.add(blade, upright(foot, turn))
  }
}

function addSpike(plant: Mesh, chance: Chance, spec: Orchid, spike: Spike, soil: number): void {
  const { side, tall, flowers, buds = 3, root = [0, 0] } = spike
  const size = spec.size ?? 1
  const [x, y] = root
  const reach = 1.75 * size
  const path = bezier(
    [x + 0.04 * side, y, soil],
    [x - 0.1 * side, y + 0.05, soil + (tall - soil) * 0.45],
    [x + 0.05 * side, y, tall + 0.7 * size],
    [x + reach * side, y - 0.35, tall - 0.45 * size],
    60,
  )
  tube(plant, path, (t) => mix(0.034, 0.015, t), greens.stem, 8)
  if (spec.cane)
    tube(
      plant,
      [
        [x - 0.02, y + 0.06, soil],
        [x - 0.02 * side, y + 0.1, tall * 0.86],
      ],
      () => 0.024,
      greens.cane,
      7,
    )
  for (let i = 0; i < flowers; i++) {
    const t = i / Math.max(1, flowers - 1)
    const k = Math.floor((0.42 + 0.5 * t) * 59)
    const p = path[k] ?? path[0] ?? [0, 0, soil]
    const along = unit(subtract(path[k + 1] ?? p, path[k - 1] ?? p))
    const turn = i % 2 === 0 ? 1 : -1
    const lateral = unit(cross(along, [0, -1, 0]))
    const look = add(
      [lateral[0] * 0.5 * turn + chance.normal(0.14), -1, chance.normal(0.1) - 0.04],
      scale(lateral, turn * 0.22),
    )
    const at = add(add(p, scale(lateral, turn * 0.27 * size)), [
      0,
      (-0.2 - 0.06 * (i % 2)) * size,
      -0.02,
    ])
    tube(
      plant,
      bezier(p, add(p, scale(lateral, turn * 0.1)), add(at, [0, 0.12, 0]), at, 8),
      () => 0.013,
      greens.paleStem,
      6,
    )
    const bloom = mothOrchid(chance, petals(spec.petal), petals(spec.lip))
    const grown = mix(0.95, 0.76, t) * chance.between(0.95, 1.04) * size
    plant.add(bloom, headUp(at, look, chance.normal(0.1), grown))
  }
  for (let i = 0; i < buds; i++) {
    const p = path[Math.min(59, 55 + 2 * i)] ?? [0, 0, soil]
    const tip = add(p, [0.05 * side, -0.05, -0.1 + 0.02 * i])
    tube(plant, [p, tip], () => 0.01, greens.paleStem, 5)
    const where = facing(tip, [0.3 * side, -0.4, -0.8], 0, mix(1, 0.6, i / 2) * Math.sqrt(size))
    plant.add(orchidBud(chance, petals('orchidBud')), where)
  }
}
