import { tabStorage } from '#platform/browser-storage.ts'
import { type CheckoutDraft, readDraft } from './checkout-draft.ts'

export interface SavedCheckout {
  draft: CheckoutDraft
  /** Constant until an order is placed, so that a repeated click or a lost response results in one order. */
  idempotencyKey: string
}

const name = 'checkout'
const placedName = 'placed-order'
const anyUser = ''

/** Restores the draft of this user. Another user of the same browser gets an empty one. */
export function readCheckout(uid: string, fresh: CheckoutDraft): SavedCheckout {
  const kept = read(name)
  if (kept.uid !== uid && kept.uid !== anyUser) return { draft: fresh, idempotencyKey: newKey() }
  const key = kept.idempotencyKey
  return {
    draft: readDraft(kept.draft, fresh),
    idempotencyKey: typeof key === 'string' && uuid.test(key) ? key : newKey(),
  }
}

export function saveCheckoutDraft(uid: string, { draft, idempotencyKey }: SavedCheckout): void {
  tabStorage.writeJson(name, { uid, draft, idempotencyKey })
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
  tabStorage.writeJson(placedName, { uid, orderId })
}

export function readPlacedOrder(uid: string): string | null {
  const kept = read(placedName)
  return kept.uid === uid && typeof kept.orderId === 'string' ? kept.orderId : null
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

// Storage may be disabled, full or corrupt: the draft then lives as long as the page.
function read(key: string): Record<string, unknown> {
  const stored = tabStorage.readJson(key)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
