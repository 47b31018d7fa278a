import type { NewOrderCount } from '#commerce/orders/staff/order-count-store.server.ts'
import { deviceStorage } from '#platform/browser-storage.ts'

/** How often the dashboard asks for new orders. */
export const newOrdersRefetchMs = 10_000
// Shorter, so that the tab that asked last asks again and the others follow it.
const sharedMs = newOrdersRefetchMs - 1_000

const storedAs = 'order-arrivals'
const chimedAs = 'order-chimed'
const noticesAs = 'order-notices'
const seenAs = (userId: string) => `order-seen:${userId}`

interface SharedNewOrders extends NewOrderCount {
  since: number
  /** When a tab asked the server. */
  at: number
}

/** The new orders since a time. All tabs of a device share one request each ten seconds. */
export async function readNewOrders(
  since: number,
  fetchNewOrders: (since: number) => Promise<NewOrderCount>,
  now = Date.now(),
): Promise<NewOrderCount> {
  const shared = readShared(deviceStorage.readJson(storedAs))
  // A clock that was set back makes the time of the last request a future one.
  const isFresh = shared?.since === since && shared.at <= now && now - shared.at < sharedMs
  if (isFresh) return { count: shared.count, newest: shared.newest }
  const found = await fetchNewOrders(since)
  deviceStorage.writeJson(storedAs, { ...found, since, at: now } satisfies SharedNewOrders)
  return found
}

function readShared(stored: unknown): SharedNewOrders | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { since, at, count, newest } = { since: 0, at: 0, count: 0, newest: 0, ...stored }
  return [since, at, count, newest].every(Number.isSafeInteger)
    ? { since, at, count, newest }
    : null
}

/** Whether this tab is the first one to play the sound of an order; the others stay silent. */
export function isFirstToChime(newest: number): boolean {
  if (Number(deviceStorage.read(chimedAs)) >= newest) return false
  deviceStorage.write(chimedAs, String(newest))
  return true
}

/** When the newest order was placed that the user has seen in the list on this device; null before the first one. */
export function readSeen(userId: string): number | null {
  const seen = Number(deviceStorage.read(seenAs(userId)) ?? Number.NaN)
  return Number.isSafeInteger(seen) && seen >= 0 ? seen : null
}

export function writeSeen(userId: string, seen: number): void {
  deviceStorage.write(seenAs(userId), String(seen))
}

/** Whether pages other than the list show new orders. */
export function areNoticesOn(): boolean {
  return deviceStorage.read(noticesAs) !== 'off'
}

export function turnNotices(on: boolean): void {
  deviceStorage.write(noticesAs, on ? 'on' : 'off')
}
