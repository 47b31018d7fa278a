import { growPetal } from '../flowers/petal.ts'
import { greens } from '../foliage/greens.ts'
import { leaf } from '../foliage/leaf.ts'
import type { Chance } from '../studio/chance.ts'
import { Mesh } from '../studio/mesh.ts'
import type { Scene } from '../studio/photograph.ts'
import { type Placement, upright } from '../studio/placement.ts'
import { add, between, bezier, scale, unit, type Vector } from '../studio/vector.ts'
import { standGlass } from '../vessels/glass-vase.ts'
import { revolve } from '../vessels/revolve.ts'
import { clay, glaze } from '../vessels/surfaces.ts'
import { tube } from '../vessels/tube.ts'
import { type GlassName, glasses, shapes, type VesselName } from '../vessels/vases.ts'
import { setOnDome } from './dome.ts'
import { dress, type Greenery } from './greenery.ts'
import { type Heads, mingled, roundOf } from './heads.ts'
import { squeezed } from './squeeze.ts'

export type Vessel =
  | { glass: GlassName; tint?: string }
  | { shape: VesselName; glaze: string; speckle?: number; bareFoot?: readonly [string, number] }
  | { shape: VesselName; clay: string }

export interface InVase {
  vessel: Vessel
  heads: readonly Heads[]
  greenery?: Greenery
  airy?: number
  /** How far the flowers rise above the rim, and how domed they stand. */
  lift?: number
  swell?: number
  /** How much the heads look at the camera. */
  towards?: number
  bow?: number
}

/** Sets a vessel on the table and says where its stems may pass. */
export function standVessel(scene: Scene, vessel: Vessel) {
  if ('glass' in vessel) {
    const shape = glasses[vessel.glass]
    standGlass(scene, shape, vessel.tint)
    const mouth = shape.radiusAt(1) - 0.04
    return {
      mouth,
      floor: shape.radiusAt(0.06) * (mouth < 0.2 ? 0.2 : 0.75),
      height: shape.height,
      clear: true,
    }
  }
  const { profile, ...ring } = shapes[vessel.shape]()
  const skin =
    'clay' in vessel ? clay(vessel.clay) : glaze(vessel.glaze, vessel.speckle, vessel.bareFoot)
  scene.solid.add(revolve(profile, skin, 128))
  return { ...ring, clear: false }
}

export function arrangeInVase(scene: Scene, chance: Chance, spec: InVase): void {
  const { airy = 1, lift = 0.4, swell = 0.62, towards = 0.5, bow = 10 } = spec
  const ring = standVessel(scene, spec.vessel)
  const heads = mingled(spec.heads, chance)
  const radius = roundOf(heads) * 0.93 * airy
  const from: Vector = [0, 0, ring.height - 0.35]
  const base = ring.height + lift
  const placed = setOnDome(heads, { from, base, radius, swell, bow, towards }, chance)
  const pressed = heads.every(({ flower }) => flower !== 'sunflower' && flower !== 'tulip')
  if (pressed) for (const head of squeezed(placed)) scene.solid.add(head)
  else for (const { mesh, where } of placed) scene.solid.add(mesh, where)
  placed.forEach(({ where }, i) => {
    const flower = heads[i]?.flower
    const thick = flower === 'sunflower' ? 0.05 : flower === 'chamomile' ? 0.014 : 0.032
    const path = stemPath(chance, where, ring)
    const green = flower === 'tulip' ? greens.paleStem : greens.stem
    tube(scene.solid, path, () => thick, green, 9, chance.next())
    if (flower === 'tulip' && i % 2 === 0) scene.solid.add(tulipLeaf(chance, path[12], where))
    if (flower === 'sunflower') scene.solid.add(sunflowerLeaf(chance, path[20], i))
  })
  const reach = heads.length > 0 ? radius * 0.92 : 1.15
  scene.solid.add(
    dress(chance, spec.greenery ?? { leaves: 0 }, {
      height: ring.height - (heads.length > 0 ? 0.1 : 0.5),
      throat: ring.mouth * (heads.length > 0 ? 0.5 : 0.15),
      radius: reach,
      collar: base + swell * radius * 0.16,
      rise: [-6, 18],
      spring: [0.22, 0.46],
    }),
  )
}

interface Ring {
  mouth: number
  floor: number
  height: number
  clear: boolean
}

/** From the floor of the vessel, across to the rim on the head's own side, and up to the head. */
function stemPath(chance: Chance, { foot: head, z }: Placement, ring: Ring): Vector[] {
  const turn = Math.atan2(head[1], head[0])
  const reach = Math.min(1, Math.hypot(head[0], head[1]) / 1.2)
  const rim: Vector = [
    Math.cos(turn) * ring.mouth * 0.82 * reach,
    Math.sin(turn) * ring.mouth * 0.82 * reach,
    ring.height - 0.02,
  ]
  const across = turn + Math.PI + chance.normal(0.5)
  const low = ring.clear ? 0.12 : ring.height * 0.5
  const r = ring.floor * Math.sqrt(chance.between(0.25, 1))
  const bottom: Vector = [Math.cos(across) * r, Math.sin(across) * r, low]
  const inside = bezier(bottom, between(bottom, rim, 0.4), between(bottom, rim, 0.75), rim, 12)
  const neck = add(head, scale(unit(z), -0.42))
  const up = add(
    rim,
    scale(unit([rim[0] - bottom[0], rim[1] - bottom[1], rim[2] - bottom[2]]), 0.28),
  )
  return [...inside.slice(0, -1), ...bezier(rim, up, neck, head, 16)]
}

function tulipLeaf(chance: Chance, from: Vector | undefined, { foot }: Placement): Mesh {
  const mesh = new Mesh()
  growPetal(mesh, chance, greens.tulip, {
    length: chance.between(1.0, 1.45),
    width: 0.17,
    spine: [
      [0, 84],
      [0.4, 74],
      [0.75, 50 + chance.normal(12)],
      [1, 5 + chance.normal(30)],
    ],
    root: 0.03,
    cup: [0.07, 0.35],
    leaf: [0.35, 0.75],
    unevenness: 0.03,
    ruffle: 0.03,
    ruffleRate: 5,
    twist: chance.normal(0.3),
    across: 11,
    along: 25,
  })
  const turn = Math.atan2(foot[1], foot[0]) + chance.normal(0.8)
  return new Mesh().add(mesh, upright(from ?? [0, 0, 1.5], turn))
}

function sunflowerLeaf(chance: Chance, from: Vector | undefined, i: number): Mesh {
  const one = leaf(chance, greens.sunflower, {
    length: chance.between(0.6, 0.85),
    width: chance.between(0.22, 0.3),
    raised: chance.between(15, 45),
    bend: chance.between(35, 70),
    widest: 0.33,
    ruffle: 0.03,
    fineness: 1.4,
  })
  return new Mesh().add(one, upright(from ?? [0, 0, 1.8], i * 2.4))
}
