import { type Green, greens } from '../foliage/greens.ts'
import { leaf } from '../foliage/leaf.ts'
import { eucalyptusHabit, oliveHabit, sprig } from '../foliage/sprig.ts'
import type { Chance } from '../studio/chance.ts'
import { Mesh } from '../studio/mesh.ts'
import { facing, upright } from '../studio/placement.ts'
import { goldenAngle, radians, type Vector } from '../studio/vector.ts'

/** Branches between and around the flowers. */
export interface Greenery {
  branch?: 'eucalyptus' | 'olive'
  branches?: number
  /** Single leaves under the heads. */
  leaf?: Green
  leaves?: number
}

export interface GreenRound {
  /** Where the branches spring from, and how far out they reach. */
  height: number
  throat: number
  radius: number
  /** Height of the leaves, and how steeply they rise, in degrees. */
  collar: number
  rise: readonly [number, number]
  /** How far from the middle they spring, as shares of the radius. */
  spring: readonly [number, number]
}

/** Sets greenery around a round of flowers. */
export function dress(chance: Chance, greenery: Greenery, round: GreenRound): Mesh {
  const mesh = new Mesh()
  const { branch, branches = 11, leaf: green = 'rose', leaves = 16 } = greenery
  if (branch) {
    const habit = branch === 'olive' ? oliveHabit : eucalyptusHabit
    const stem = branch === 'olive' ? greens.twig : greens.stem
    for (let i = 0; i < branches; i++) {
      const turn = (i / branches) * radians(360) + chance.normal(0.16)
      const tall = (round.radius + 0.42) * chance.between(0.95, 1.25)
      const foot: Vector = [
        Math.cos(turn) * round.throat,
        Math.sin(turn) * round.throat,
        round.height,
      ]
      const out: Vector = [
        Math.cos(turn) * 0.85,
        Math.sin(turn) * 0.65,
        (branches < 5 ? 2.1 : 0.75) + chance.normal(0.12) + 0.25 * Math.max(0, Math.sin(turn)),
      ]
      mesh.add(
        sprig(chance, greens[branch], stem, tall, habit),
        facing(foot, out, chance.between(0, 6.28)),
      )
    }
  }
  for (let i = 0; i < leaves; i++) {
    const turn = i * goldenAngle
    const r = round.radius * chance.between(...round.spring)
    const one = leaf(chance, greens[green], {
      length: chance.between(0.6, 0.78),
      width: chance.between(0.18, 0.24),
      raised: chance.between(...round.rise),
      bend: chance.between(20, 45),
    })
    mesh.add(one, upright([Math.cos(turn) * r, Math.sin(turn) * r, round.collar], turn))
  }
  return mesh
}
