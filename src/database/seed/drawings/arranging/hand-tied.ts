import { greens } from '../foliage/greens.ts'
import type { Chance } from '../studio/chance.ts'
import type { Scene } from '../studio/photograph.ts'
import { add, bezier, scale, unit, type Vector } from '../studio/vector.ts'
import { paper, satin } from '../vessels/surfaces.ts'
import { tube } from '../vessels/tube.ts'
import { wrapIn } from '../vessels/wrap.ts'
import { setOnDome } from './dome.ts'
import { dress, type Greenery } from './greenery.ts'
import { type Heads, mingled, roundOf } from './heads.ts'
import { squeezed } from './squeeze.ts'

export const papers = {
  kraft: '#c2a480',
  ivory: '#f5ecdf',
  blush: '#ecccc1',
  stone: '#cabfb2',
  sage: '#b3bda2',
  plum: '#6b4a5a',
} as const

export const ribbons = {
  moss: '#3a5744',
  ivory: '#efe4d6',
  blush: '#d99a98',
  red: '#8e1a2a',
  plum: '#5a2a4a',
  linen: '#c2ab8d',
  black: '#262422',
} as const

export interface HandTied {
  heads: readonly Heads[]
  greenery?: Greenery
  paper: keyof typeof papers
  ribbon: keyof typeof ribbons
  /** More than 1 loosens the bunch. */
  airy?: number
  swell?: number
}

/** A bouquet tied by hand and wrapped in two papers, standing on its stems. */
export function tieByHand(scene: Scene, chance: Chance, spec: HandTied): void {
  const { airy = 1, swell = 0.66 } = spec
  const heads = mingled(spec.heads, chance)
  const radius = Math.max(0.55, roundOf(heads) * 0.93 * airy)
  const size = radius / 1.22
  const tie = 1
  const tall = 1.75 * size ** 0.75
  const from: Vector = [0, 0, tie]
  const dome = { from, base: tie + tall * 0.6, radius, swell, bow: 16, towards: 0.65 }
  const placed = setOnDome(heads, dome, chance)
  for (const head of squeezed(placed)) scene.solid.add(head)
  for (const { where } of placed) {
    const a = chance.between(0, 6.28)
    const out: Vector = [Math.cos(a), Math.sin(a), 0]
    const q = add(from, scale(out, 0.15 * Math.sqrt(chance.next())))
    const neck = add(where.foot, scale(unit(where.z), -0.45))
    tube(
      scene.solid,
      bezier(q, add(q, [0, 0, 0.5 * size]), neck, where.foot),
      () => 0.034,
      greens.stem,
      6,
    )
    const foot: Vector = [
      -out[0] * chance.between(0.12, 0.3),
      -out[1] * chance.between(0.12, 0.3),
      chance.between(0, 0.08),
    ]
    tube(scene.solid, [q, foot], () => 0.032, greens.stem, 7, chance.next())
  }
  scene.solid.add(
    dress(chance, spec.greenery ?? {}, {
      height: tie + 0.55 * size,
      throat: 0.35 * size,
      radius,
      collar: tie + tall * 0.64,
      rise: [24, 46],
      spring: [0.4, 0.66],
    }),
  )
  wrapIn(scene.solid, chance, {
    tie,
    tall,
    spread: radius * 1.06,
    outer: paper(papers[spec.paper], 0.26),
    inner: paper('#f8f2e8', 0.4),
    ribbon: satin(ribbons[spec.ribbon]),
  })
}
