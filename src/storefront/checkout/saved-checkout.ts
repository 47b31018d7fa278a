import { type BrowserStorage, deviceStorage, tabStorage } from '#platform/browser-storage.ts'
import { type CheckoutDraft, readDraft } from './checkout-draft.ts'

export interface SavedCheckout {
  draft: CheckoutDraft
  /**
   * Constant until an order is placed, in all tabs: a repeated click, a lost response or a second tab with the same cart
   * results in one order.
   */
  idempotencyKey: string
}

const name = 'checkout'
const placedName = 'placed-order'
const keyName = 'order-key'
const anyUser = ''

/** Restores the draft of this user. Another user of the same browser gets an empty one. */
export function readCheckout(uid: string, fresh: CheckoutDraft): SavedCheckout {
  const kept = read(name)
  const isOwn = kept.uid === uid || kept.uid === anyUser
  return { draft: isOwn ? readDraft(kept.draft, fresh) : fresh, idempotencyKey: sharedKey(uid) }
}

function sharedKey(uid: string): string {
  const kept = read(keyName, deviceStorage)
  if (kept.uid === uid && typeof kept.key === 'string' && uuid.test(kept.key)) return kept.key
  const key = newKey()
  deviceStorage.writeJson(keyName, { uid, key })
  return key
}

export function saveCheckoutDraft(
  uid: string,
  { draft, idempotencyKey: key }: SavedCheckout,
): void {
  tabStorage.writeJson(name, { uid, draft })
  if (read(keyName, deviceStorage).key !== key) deviceStorage.writeJson(keyName, { uid, key })
}

/** The area that was last chosen in this tab. */
export function readChosenArea(): string {
  const { draft } = read(name)
  const isDraft = typeof draft === 'object' && draft !== null && 'address.zoneId' in draft
  return isDraft && typeof draft['address.zoneId'] === 'string' ? draft['address.zoneId'] : ''
}

/** Fills in the draft of a user before checkout is opened; other entries stay. */
export function prefillCheckout(uid: string, filled: Partial<CheckoutDraft>): void {
  const kept = read(name)
  const own = kept.uid === uid || kept.uid === anyUser ? kept : {}
  const draft = typeof own.draft === 'object' ? { ...own.draft, ...filled } : filled
  tabStorage.writeJson(name, { ...own, uid, draft })
}

/** A random UUID. `crypto.randomUUID` is missing on pages without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // `4` and `a` are the version and the variant.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** The key has placed an order and the form is submitted again. */
export function withNewKey(kept: SavedCheckout): SavedCheckout {
  return { ...kept, idempotencyKey: newKey() }
}

/** The session expired: the next user who signs in within this tab continues with the draft. */
export function handOnCheckout(): void {
  tabStorage.writeJson(name, { ...read(name), uid: anyUser })
}

/** An order was placed: clears the draft and stores the id of the order. */
export function becameOrder(uid: string, orderId: string): void {
  tabStorage.writeJson(name, null)
  deviceStorage.writeJson(keyName, null)
  for (const storage of [tabStorage, deviceStorage]) {
    storage.writeJson(placedName, { uid, orderId })
  }
}

/** The last order that was placed in this tab; with `deviceStorage` in any tab. */
export function readPlacedOrder(uid: string, storage: BrowserStorage = tabStorage): string | null {
  const kept = read(placedName, storage)
  return kept.uid === uid && typeof kept.orderId === 'string' ? kept.orderId : null
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

// Storage may be disabled, full or corrupt: the draft then lives as long as the page.
function read(key: string, storage: BrowserStorage = tabStorage): Record<string, unknown> {
  const stored = storage.readJson(key)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
