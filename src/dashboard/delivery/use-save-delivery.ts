import type { checkoutQueries } from '#api/checkout.ts'
import { deliverySettingsQueries } from '#api/delivery-settings.queries.ts'
import type { AddedPeakDay } from '#commerce/delivery/settings/add-peak-day.server.ts'
import type { ClosedDays } from '#commerce/delivery/settings/close-days.server.ts'
import type { ClosedWeekday } from '#commerce/delivery/settings/close-weekday.server.ts'
import type { SavedSlot } from '#commerce/delivery/settings/save-slot.server.ts'
import type { SavedZone } from '#commerce/delivery/settings/save-zone.server.ts'
import { isEditRefusal } from '../saving/is-edit-refusal.ts'
import type { Refused } from '../saving/save.ts'
import { editRefusalText } from '../saving/saving.messages.ts'
import { type SaveOptions, useSave } from '../saving/use-save.ts'
import { deliveryRefusalText } from './delivery.messages.ts'

export type SavedDeliveryRule = SavedZone | SavedSlot | ClosedDays | ClosedWeekday | AddedPeakDay

type Refusal = Refused<SavedDeliveryRule>['refusal']

/** The page asks about bookings instead of showing a message. */
function refusalMessage(refusal: Refusal): string | null {
  if (refusal === 'booked-beyond') return null
  return isEditRefusal(refusal) ? editRefusalText(refusal) : deliveryRefusalText(refusal)
}

// The compiler checks the key against the checkout's own query, whose module would add a chunk for shoppers if imported
// here.
const checkoutRoot: typeof checkoutQueries.root = ['checkout']

export type DeliveryResult = { ok: true } | { ok: false; refusal: Refusal }

/** Saves a delivery rule and invalidates the queries that depend on it. */
export function useSaveDelivery<R extends DeliveryResult, Request = void>(
  send: (request: Request) => Promise<R | null>,
  options?: Pick<SaveOptions<R, Request>, 'optimistic' | 'queue'>,
) {
  return useSave<R, Request>({
    ...options,
    send,
    refusal: ({ refusal }) => refusalMessage(refusal),
    invalidates: [deliverySettingsQueries.root, checkoutRoot],
  })
}
