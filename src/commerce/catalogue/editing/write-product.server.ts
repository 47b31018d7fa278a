import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import { pictureIdAt } from '../../pictures/picture-address.ts'
import type { Refusal } from '../../refusal.ts'
import { findCategory } from '../category-store.server.ts'
import { type DraftMessages, draftOf, type ProductDraft } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/** Refusals of a draft: invalid fields, or a category or picture that does not exist. */
export type DraftRefusal =
  | Refusal<'not-valid', { messages: DraftMessages }>
  | Refusal<'category-not-found' | 'picture-not-found'>

/** Checks the category of a draft, and locks its pictures for the product. */
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
  // An external picture of an older version may stay; a new one is refused.
  const own = addresses.filter((address) => pictureIdAt(address) !== null)
  const external = addresses.filter((address) => pictureIdAt(address) === null)
  const placeholders = await lockPictures(tx, { usedBy: `product:${id}`, addresses: own, at })
  if (!placeholders || external.some((address) => !before?.images.includes(address))) {
    return { ok: false, refusal: 'picture-not-found' }
  }
  return { ok: true, placeholders }
}

interface AuditAction {
  actorId: string
  at: number
  /** `product.created`. */
  action: string
}

/** Writes an audit entry for a product. */
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
    before: before && auditSnapshot(before),
    after: after && auditSnapshot(after),
  })
}

function auditSnapshot(product: StaffProduct): ProductDraft & { archivedAt: number | null } {
  return { ...draftOf(product), archivedAt: product.archivedAt }
}
