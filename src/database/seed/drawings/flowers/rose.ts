import type { Chance } from '../studio/chance.ts'
import type { Material } from '../studio/mesh.ts'
import { Mesh } from '../studio/mesh.ts'
import { clamp, goldenAngle, mix, smoothStep } from '../studio/vector.ts'
import { growPetal } from './petal.ts'

export interface RoseHabit {
  petals: number
  /** 0 in bud to 1 in full bloom. */
  open: number
  /** How far its lips roll outwards; a ranunculus keeps its own in. */
  curl?: number
}

/** A rose: petals set one golden angle apart, upright at the heart and rolling outwards. */
export function rose(
  chance: Chance,
  material: Material,
  { petals, open, curl = 1 }: RoseHabit,
): Mesh {
  const mesh = new Mesh()
  for (let i = 0; i < petals; i++) {
    const t = i / (petals - 1)
    const spread = 0.022 + 0.275 * t ** 0.95 * open
    const length = mix(0.4, 0.6, t ** 0.8) * (1 + chance.normal(0.03))
    const root = degrees(Math.acos(Math.min(0.97, spread / (0.46 * length))))
    const shoulder = mix(98, mix(82, 64 - 8 * open, curl), t ** 1.3) + chance.normal(3)
    const lip = smoothStep(0.12, 0.75, t)
    const tip = mix(100, mix(92, -35 * open, curl), lip) + chance.normal(mix(4, 9, curl))
    const hold = Math.max(spread * 1.08, 0.045)
    growPetal(mesh, chance, material, {
      length,
      width: mix(0.13, 0.335, t ** 0.7) * (1 + chance.normal(0.05)),
      spine: [
        [0, root],
        [0.4, mix(root, shoulder, 0.45)],
        [0.58, shoulder],
        [mix(0.9, 0.72, lip), mix(shoulder, tip, 0.12)],
        [1, tip],
      ],
      root: 0.012,
      rise: mix(0.05, 0, t),
      cup: [Math.max(0.07, spread * 0.9), hold * mix(1, 1.25, t)],
      fan: [0.3 + 0.06 * chance.next(), 2.6, 0.85],
      reflex: mix(0, 0.065 * curl, lip) * (1 + chance.normal(0.3)),
      spiral: 0.022 + 0.02 * t,
      ruffle: mix(0.003, 0.012, t),
      ruffleRate: 3.5 + chance.next() * 2,
      unevenness: mix(0.006, 0.022, t),
      turn: i * goldenAngle + chance.normal(0.12),
      layer: t,
      across: 13,
      along: 15,
    })
  }
  return mesh
}

const degrees = (radians: number) => (clamp(radians, 0, Math.PI) * 180) / Math.PI
