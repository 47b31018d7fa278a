import { candle, matches } from '../gifts/candle.ts'
import { lavenderBunch } from '../gifts/dried-lavender.ts'
import { letterCards } from '../gifts/paper-goods.ts'
import { chocolateBox, dateBox } from '../gifts/sweets.ts'
import type { Chance } from '../studio/chance.ts'
import type { Mesh } from '../studio/mesh.ts'
import { upright } from '../studio/placement.ts'
import { card, glaze, paper } from '../vessels/surfaces.ts'

const label = paper('#f4eee3', 0)

/** The gifts that are not flowers, by name. */
export const stillLives = {
  candle: () =>
    candle(0.62, 1.15, glaze('#e7dfd1', 0.3), label).add(
      matches(card('#2c4437'), card('#e9dfcf')),
      upright([0.98, -0.36, 0], 0.5),
    ),
  smallCandle: () => candle(0.46, 0.8, glaze('#d9b9ab'), label),
  chocolates: (chance) => chocolateBox(chance, card('#2c4437'), card('#34503f')),
  dates: (chance) => dateBox(chance),
  cards: (chance) => letterCards(chance),
  lavender: (chance) => lavenderBunch(chance, 80),
} as const satisfies Record<string, (chance: Chance) => Mesh>

export type StillLife = keyof typeof stillLives
