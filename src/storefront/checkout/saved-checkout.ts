import { tabStorage } from '#platform/browser-storage.ts'
import { type CheckoutDraft, readDraft } from './checkout-draft.ts'
import { newKey } from './new-key.ts'

/** What the browser remembers of a checkout for as long as its tab is open. */
export interface SavedCheckout {
  draft: CheckoutDraft
  /** The same until an order is placed: a click that is repeated, or whose answer was lost, gives one order. */
  idempotencyKey: string
}

const name = 'checkout'
const placedName = 'placed-order'
const anybody = ''

/** What somebody typed before the page was left. Another person at the same browser begins anew. */
export function readCheckout(uid: string, fresh: CheckoutDraft): SavedCheckout {
  const kept = read(name)
  if (kept.uid !== uid && kept.uid !== anybody) return { draft: fresh, idempotencyKey: newKey() }
  const key = kept.idempotencyKey
  return {
    draft: readDraft(kept.draft, fresh),
    idempotencyKey: typeof key === 'string' && uuid.test(key) ? key : newKey(),
  }
}

export function saveCheckoutDraft(uid: string, { draft, idempotencyKey }: SavedCheckout): void {
  tabStorage.writeJson(name, { uid, draft, idempotencyKey })
}

/** The key has placed an order, and the form asks for another one. */
export function withNewKey(kept: SavedCheckout): SavedCheckout {
  return { ...kept, idempotencyKey: newKey() }
}

/** The session ended in the middle: whoever signs in next in this tab goes on with the form. */
export function handOnCheckout(): void {
  tabStorage.writeJson(name, { ...read(name), uid: anybody })
}

/** The form has become an order: the next one starts empty, and the way to this order is remembered. */
export function becameOrder(uid: string, orderId: string): void {
  tabStorage.writeJson(name, null)
  tabStorage.writeJson(placedName, { uid, orderId })
}

/** The order that this tab has placed last. */
export function readPlacedOrder(uid: string): string | null {
  const kept = read(placedName)
  return kept.uid === uid && typeof kept.orderId === 'string' ? kept.orderId : null
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function read(key: string): Record<string, unknown> {
  const stored = tabStorage.readJson(key)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
