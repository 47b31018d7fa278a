import type { AddedPeakDay } from '#commerce/delivery/settings/add-peak-day.server.ts'
import type { ClosedDays } from '#commerce/delivery/settings/close-days.server.ts'
import type { SavedSlot } from '#commerce/delivery/settings/save-slot.server.ts'
import type { SavedZone } from '#commerce/delivery/settings/save-zone.server.ts'

export type SavedDeliveryRule = SavedZone | SavedSlot | ClosedDays | AddedPeakDay

type Refused = Extract<SavedDeliveryRule, { ok: false }>

const words: Record<Refused['refusal'], string | null> = {
  'not-valid': 'Look at the fields that are marked.',
  'name-taken': 'Another area has this name.',
  'changed-by-somebody-else': 'Somebody else has changed this meanwhile.',
  overlap: 'Two windows would lie on each other.',
  'already-closed': 'One of these days is closed already.',
  'already-peak-day': 'A delivery costs more on this day already.',
  // The page asks instead.
  'booked-beyond': null,
}

/** What stood in the way, as a sentence. */
export function deliveryRefusal({ refusal }: { refusal: Refused['refusal'] }): string | null {
  return words[refusal]
}
