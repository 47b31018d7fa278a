import { greens } from '../foliage/greens.ts'
import { leaf } from '../foliage/leaf.ts'
import { mossCushion } from '../foliage/moss.ts'
import type { Chance } from '../studio/chance.ts'
import type { Scene } from '../studio/photograph.ts'
import { facing, leaning, upright } from '../studio/placement.ts'
import { radians, type Vector } from '../studio/vector.ts'
import { basket, crate } from '../vessels/basket.ts'
import { hatBox, hatLid, openBox } from '../vessels/boxes.ts'
import { card, linen, satin, willow, wood } from '../vessels/surfaces.ts'
import { tube } from '../vessels/tube.ts'
import { ribbons } from './hand-tied.ts'
import { discPlaces, grow, type Head, type Heads, mingled, room, roundOf } from './heads.ts'
import { type PlacedHead, squeezed } from './squeeze.ts'

export type Box =
  | { hatBox: string; ribbon: keyof typeof ribbons; height?: number; lid?: boolean }
  | { square: string }
  | { basket: string; height?: number }
  | { crate: string }

export interface InBox {
  box: Box
  heads: readonly Heads[]
  /** How far the middle stands above the edge. */
  swell?: number
  leaves?: number
  airy?: number
}

export function arrangeInBox(scene: Scene, chance: Chance, spec: InBox): void {
  const heads = mingled(spec.heads, chance)
  const { box } = spec
  if ('crate' in box || 'square' in box) arrangeInRows(scene, chance, spec, heads)
  else arrangeInRound(scene, chance, spec, heads)
}

function arrangeInRound(scene: Scene, chance: Chance, spec: InBox, heads: readonly Head[]): void {
  const { box, swell = 0.3, leaves = 12, airy = 1 } = spec
  const spiral = roundOf(heads) * 0.72 * airy
  const biggest = Math.max(...heads.map(({ flower, size }) => room[flower] * size))
  const radius = spiral + biggest * 0.95
  const height = 'height' in box && box.height ? box.height : radius * 1.12
  if ('hatBox' in box) {
    const board = card(box.hatBox)
    const ribbon = satin(ribbons[box.ribbon])
    scene.solid.add(hatBox(chance, radius, height, board, ribbon))
    if (box.lid)
      scene.solid.add(hatLid(radius + 0.03, board), leaning([radius * 1.5, 0.9, 1], 104, -0.35))
  } else if ('basket' in box) scene.solid.add(basket(chance, radius, height, willow(box.basket)))
  scene.solid.add(mossCushion(chance, radius - 0.06, height - 0.16))
  const placed = discPlaces(heads, chance).flatMap(({ r, turn }, i): PlacedHead[] => {
    const head = heads[i]
    if (!head) return []
    const x = r * spiral * Math.cos(turn) + chance.normal(0.025)
    const y = r * spiral * Math.sin(turn) + chance.normal(0.025)
    const sink = 'basket' in box ? 0.1 : 0.2
    const z = height - sink * head.size + swell * (1 - (r * 0.95) ** 2) + chance.normal(0.02)
    const look: Vector = [
      (x / radius) * 0.55 + chance.normal(0.08),
      (y / radius) * 0.55 - 0.06 + chance.normal(0.08),
      1,
    ]
    const foot: Vector = [x, y, z]
    return [headAt(head, foot, look, chance)]
  })
  for (const head of squeezed(placed)) scene.solid.add(head)
  for (let k = 0; k < leaves; k++) {
    const turn = (k / leaves) * radians(360) + chance.normal(0.14)
    const one = leaf(chance, greens.rose, {
      length: 0.42,
      width: 0.15,
      raised: 'basket' in box ? 66 : 22,
      bend: 60,
    })
    const r = radius * 0.84
    const foot: Vector = [r * Math.cos(turn), r * Math.sin(turn), height - 0.06]
    scene.solid.add(one, upright(foot, turn))
  }
}

const headAt = (head: Head, foot: Vector, look: Vector, chance: Chance): PlacedHead => ({
  mesh: grow(head, chance),
  where: facing(foot, look, chance.between(0, 6.28), head.size),
  reach: room[head.flower] * head.size * 1.3,
})

function arrangeInRows(scene: Scene, chance: Chance, spec: InBox, heads: readonly Head[]): void {
  const { box } = spec
  const wooden = 'crate' in box
  const columns = Math.ceil(Math.sqrt(heads.length * (wooden ? 2.2 : 1)))
  const rows = Math.ceil(heads.length / columns)
  const step = (wooden ? 0.55 : 0.46) * (spec.airy ?? 1)
  const wide = columns * step + (wooden ? 0.35 : 0.14)
  const deep = rows * step + (wooden ? 0.3 : 0.14)
  const height = wooden ? 0.95 : 0.75
  if ('crate' in box) scene.solid.add(crate(chance, wide, deep, height, wood(box.crate)))
  else if ('square' in box) scene.solid.add(openBox(linen(box.square), wide, deep, height))
  const placed = heads.map((head, i) => {
    const column = i % columns
    const row = Math.floor(i / columns)
    const loose = wooden ? 0.1 : 0.015
    const x = (column - (columns - 1) / 2) * step + chance.normal(loose)
    const y = (row - (rows - 1) / 2) * step + chance.normal(loose)
    if (!wooden) return headAt(head, [x, y, height - 0.24], [x * 0.1, y * 0.1 - 0.05, 1], chance)
    const z = height + chance.between(0.3, 0.5) + row * 0.34
    const foot: Vector = [x * 1.08, y - 0.1, z]
    tube(scene.solid, [[x * 0.9, y, height * 0.5], foot], () => 0.04, greens.stem, 7)
    return headAt(
      head,
      foot,
      [x * 0.35 + chance.normal(0.2), -1.1, 0.75 + chance.normal(0.2)],
      chance,
    )
  })
  if (!wooden) for (const head of squeezed(placed)) scene.solid.add(head)
  else for (const { mesh, where } of placed) scene.solid.add(mesh, where)
  for (let k = 0; k < (spec.leaves ?? 0); k++) {
    const one = leaf(chance, greens.sunflower, {
      length: chance.between(0.5, 0.8),
      width: chance.between(0.2, 0.28),
      raised: chance.between(20, 60),
      bend: 60,
      widest: 0.35,
      ruffle: 0.03,
    })
    const foot: Vector = [
      chance.between(-0.46, 0.46) * wide,
      chance.between(-0.5, 0.4) * deep,
      height + chance.between(-0.05, 0.35),
    ]
    scene.solid.add(one, upright(foot, chance.between(0, 6.28)))
  }
}
