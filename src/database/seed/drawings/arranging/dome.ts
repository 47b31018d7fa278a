import type { Chance } from '../studio/chance.ts'
import { facing } from '../studio/placement.ts'
import { add, radians, scale, subtract, unit, type Vector } from '../studio/vector.ts'
import { discPlaces, grow, type Head, room } from './heads.ts'
import type { PlacedHead } from './squeeze.ts'

export interface Dome {
  /** Where all stems meet. */
  from: Vector
  /** Height of the dome's rim. */
  base: number
  radius: number
  /** How high it swells, as a share of its radius. */
  swell: number
  /** Degrees that the dome bows to the camera. */
  bow: number
  /** How much each head looks at the camera. */
  towards: number
}

/** Sets heads over a dome that bows a little to whoever looks. */
export function setOnDome(heads: readonly Head[], dome: Dome, chance: Chance): PlacedHead[] {
  const bowed = radians(dome.bow)
  return discPlaces(heads, chance).flatMap(({ r, turn }, i) => {
    const head = heads[i]
    if (!head) return []
    const x = r * dome.radius * Math.cos(turn) + chance.normal(0.03)
    const y = r * dome.radius * Math.sin(turn) + chance.normal(0.03)
    const rise =
      dome.swell * dome.radius * Math.sqrt(1 - (0.93 * Math.min(1, r)) ** 2) + chance.normal(0.04)
    const foot: Vector = [
      x,
      y * Math.cos(bowed) - rise * Math.sin(bowed),
      dome.base + y * Math.sin(bowed) + rise * Math.cos(bowed),
    ]
    const out = unit(subtract(foot, dome.from))
    const look = add(out, scale([0, -0.25, 0.15], dome.towards))
    return [
      {
        mesh: grow(head, chance),
        where: facing(foot, look, chance.between(0, 6.28), head.size),
        reach: room[head.flower] * head.size * 1.25,
      },
    ]
  })
}
