import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import { pictureIdAt } from '../../pictures/picture-address.ts'
import type { Refusal } from '../../refusal.ts'
import { findCategory } from '../category-store.server.ts'
import { type DraftMessages, draftOf, type ProductDraft } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/** Why a draft cannot be saved: its fields do not hold, or it names what is not there. */
export type DraftRefusal =
  | Refusal<'not-valid', { messages: DraftMessages }>
  | Refusal<'category-not-found' | 'picture-not-found'>

/** What a draft speaks of has to be there: its category, and its pictures, which are the product's from now on. */
export async function lockReferencedRows(
  tx: Transaction,
  {
    id,
    draft,
    before,
    at,
  }: { id: string; draft: ProductDraft; before: StaffProduct | null; at: number },
): Promise<{ ok: true; placeholders: Map<string, string> } | DraftRefusal> {
  if (!(await findCategory(tx, draft.category))) return { ok: false, refusal: 'category-not-found' }
  const addresses = draft.pictures.map(({ address }) => address)
  // A picture from elsewhere may stay where it is, and never comes in.
  const ours = addresses.filter((address) => pictureIdAt(address) !== null)
  const elsewhere = addresses.filter((address) => pictureIdAt(address) === null)
  const held = await lockPictures(tx, { usedBy: `product:${id}`, addresses: ours, at })
  if (!held || elsewhere.some((address) => !before?.images.includes(address))) {
    return { ok: false, refusal: 'picture-not-found' }
  }
  return { ok: true, placeholders: held }
}

interface AuditAction {
  actorId: string
  at: number
  /** `product.created`. */
  action: string
}

/** Writes down what became of a product. */
export async function auditProduct(
  tx: Transaction,
  { actorId, at, action }: AuditAction,
  { before, after }: { before: StaffProduct | null; after: StaffProduct | null },
): Promise<void> {
  await writeAudit(tx, {
    at,
    actorId,
    action,
    subject: (after ?? before)?.id ?? '',
    before: before && remembered(before),
    after: after && remembered(after),
  })
}

function remembered(product: StaffProduct): ProductDraft & { archivedAt: number | null } {
  return { ...draftOf(product), archivedAt: product.archivedAt }
}
