import { deviceStorage } from '#platform/browser-storage.ts'
import { deleteTextFilters, isFilterKey } from '../orders/saved-filters.ts'

/** Settings, which hold no data of customers. */
const settings =
  /^(order-sound|workshop-sound|order-notices|dashboard-shortcuts|(order-view|order-seen|setup-dismissed):.*)$/

/**
 * Removes what stays on the device, except for settings and filters without a search text. Staff share a device at the
 * counter, and its cart is that of a customer: unlike the storefront, the dashboard does not ask whether to keep it.
 */
export function clearDevice(): void {
  for (const key of storedKeys()) {
    if (isFilterKey(key)) deleteTextFilters(key)
    else if (!settings.test(key)) deviceStorage.write(key, null)
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Storage is forbidden, so it is empty.
    return []
  }
}
