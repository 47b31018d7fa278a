import { covers } from './arrangements/covers.ts'
import { gifts, vasesAndBoxes } from './arrangements/objects.ts'
import { mixedBouquets, orchids } from './arrangements/orchids-and-bouquets.ts'
import { peonies, sunflowers } from './arrangements/peonies-and-sunflowers.ts'
import { roses, tulips } from './arrangements/roses-and-tulips.ts'
import type { Arrangement } from './arranging/arrange.ts'

/** Every picture of the demo shop by its file's name. */
export const arrangements: Record<string, Arrangement> = {
  ...covers,
  ...roses,
  ...tulips,
  ...peonies,
  ...sunflowers,
  ...orchids,
  ...mixedBouquets,
  ...vasesAndBoxes,
  ...gifts,
}
