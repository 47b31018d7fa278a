import type { ClosedDays } from '#commerce/delivery/settings/closed-days.server.ts'
import type { AddedPeakDay } from '#commerce/delivery/settings/peak-days.server.ts'
import type { SavedSlot } from '#commerce/delivery/settings/save-slot.server.ts'
import type { SavedZone } from '#commerce/delivery/settings/zones.server.ts'

export type SavedDeliveryRule = SavedZone | SavedSlot | ClosedDays | AddedPeakDay

type Refused = Extract<SavedDeliveryRule, { ok: false }>

const words: Record<Refused['refusal'], string | null> = {
  'not-valid': 'Check the marked fields.',
  'name-taken': 'An area with this name already exists.',
  'changed-elsewhere': 'Someone else has already changed this.',
  overlap: 'Time slots overlap.',
  'already-closed': 'One of these days is already closed.',
  'already-peak-day': 'This day is already a peak day.',
  // The page asks for confirmation instead.
  'booked-beyond': null,
}

/** Message of a refusal. */
export function deliveryRefusal({ refusal }: { refusal: Refused['refusal'] }): string | null {
  return words[refusal]
}
