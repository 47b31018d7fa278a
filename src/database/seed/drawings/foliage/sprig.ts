import type { Chance } from '../studio/chance.ts'
import { type Material, Mesh } from '../studio/mesh.ts'
import { facing, upright } from '../studio/placement.ts'
import { bezier, mix, type Vector } from '../studio/vector.ts'
import { tube } from '../vessels/tube.ts'
import { leaf } from './leaf.ts'

/** How the leaves of a branch are shaped: round as eucalyptus, narrow as olive. */
export interface SprigHabit {
  pairs: number
  longest: number
  shortest: number
  /** Width of a leaf over its length. */
  slender: number
  from: number
}

export const eucalyptusHabit: SprigHabit = {
  pairs: 9,
  longest: 0.34,
  shortest: 0.13,
  slender: 0.47,
  from: 0.3,
}
export const oliveHabit: SprigHabit = {
  pairs: 12,
  longest: 0.42,
  shortest: 0.24,
  slender: 0.13,
  from: 0.2,
}

/** A branch that grows along z, its leaves in turning pairs. */
export function sprig(
  chance: Chance,
  leaves: Material,
  stem: Material,
  tall: number,
  habit: SprigHabit,
): Mesh {
  const mesh = new Mesh()
  const bx = chance.between(-0.4, 0.4)
  const by = chance.between(-0.4, 0.4)
  const path = bezier(
    [0, 0, 0],
    [0, 0, tall * 0.4],
    [bx * 0.5, by * 0.5, tall * 0.7],
    [bx, by, tall],
    24,
  )
  tube(mesh, path, (t) => mix(0.02, 0.007, t), stem, 6)
  for (let k = 0; k < habit.pairs; k++) {
    const t = k / (habit.pairs - 1)
    const p: Vector = path[Math.round(mix(habit.from, 0.97, t) * 23)] ?? [0, 0, tall]
    for (const side of [0, Math.PI]) {
      const length = mix(habit.longest, habit.shortest, t ** 1.3) * chance.between(0.85, 1.12)
      const one = leaf(chance, leaves, {
        length,
        width: length * habit.slender,
        raised: chance.between(15, 50),
        bend: chance.between(5, 40),
        widest: 0.52,
        ruffle: 0.01,
        fineness: 0.75,
      })
      const tip: Vector = [chance.normal(0.25), chance.normal(0.25), 1]
      mesh.add(one, facing(p, tip, k * 1.35 + side + chance.normal(0.25)))
    }
  }
  const last = path[path.length - 1] ?? ([bx, by, tall] as const)
  const bud = leaf(chance, leaves, {
    length: habit.shortest,
    width: habit.shortest * habit.slender,
    raised: 75,
    bend: 10,
    fineness: 0.75,
  })
  return mesh.add(bud, upright(last, chance.between(0, 6.28)))
}
