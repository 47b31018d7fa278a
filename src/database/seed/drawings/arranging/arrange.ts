import type { Framing } from '../studio/camera.ts'
import { type Chance, chanceFrom, seedOf } from '../studio/chance.ts'
import { Scene } from '../studio/photograph.ts'
import { upright } from '../studio/placement.ts'
import { type HandTied, tieByHand } from './hand-tied.ts'
import { arrangeInBox, type InBox } from './in-box.ts'
import { arrangeInVase, type InVase } from './in-vase.ts'
import { type Orchid, plantOrchid } from './orchids.ts'
import { type StillLife, stillLives } from './still-life.ts'

/** What stands on the table. */
export type Subject =
  | { tied: HandTied }
  | { vase: InVase }
  | { box: InBox }
  | { orchid: Orchid }
  | { still: StillLife }
  | { together: readonly Standing[] }

/** A subject beside others. */
export interface Standing {
  subject: Subject
  at: readonly [x: number, y: number]
  size?: number
  turn?: number
}

/** A picture of the shop: what it shows and how the camera looks at it. */
export interface Arrangement {
  subject: Subject
  framing: Framing
  /** Changes the chance of the drawing where the first throw was not the best. */
  throw?: number
}

export function arrange(name: string, { subject, throw: seed = 0 }: Arrangement): Scene {
  const scene = new Scene()
  setOut(scene, chanceFrom(seedOf(name) + seed), subject)
  return scene
}

function setOut(scene: Scene, chance: Chance, subject: Subject): void {
  if ('tied' in subject) tieByHand(scene, chance, subject.tied)
  else if ('vase' in subject) arrangeInVase(scene, chance, subject.vase)
  else if ('box' in subject) arrangeInBox(scene, chance, subject.box)
  else if ('orchid' in subject) plantOrchid(scene, chance, subject.orchid)
  else if ('still' in subject) scene.solid.add(stillLives[subject.still](chance))
  else
    for (const { subject: one, at, size = 1, turn = 0 } of subject.together) {
      const own = new Scene()
      setOut(own, chance, one)
      const where = upright([at[0], at[1], 0], turn, size)
      scene.solid.add(own.solid, where)
      scene.glass.add(own.glass, where)
    }
}
