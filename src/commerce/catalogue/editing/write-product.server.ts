import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockPicturesOf } from '../../pictures/lock-pictures.server.ts'
import { pictureIdAt } from '../../pictures/picture-address.ts'
import type { PictureUser } from '../../pictures/upload-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import { findCategory } from '../category-store.server.ts'
import {
  applyDraft,
  type DraftProblems,
  type ProductDraft,
  productDraftOf,
} from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'
import { insertProduct, removeProduct, replaceProduct } from './staff-product-store.server.ts'

/** Refusals of a draft: invalid fields, or a category or picture that does not exist. */
export type DraftRefusal =
  | Refusal<'not-valid', { problems: DraftProblems }>
  | Refusal<'category-not-found' | 'picture-not-found'>

export type CreatedProduct = Accepted<{ product: StaffProduct }> | DraftRefusal

interface NewProduct {
  draft: ProductDraft
  original: StaffProduct | null
  archivedAt: number | null
  actorId: string
  at: number
}

export async function addProduct(
  tx: Transaction,
  { draft, original, archivedAt, actorId, at }: NewProduct,
): Promise<CreatedProduct> {
  const id = newDocumentId()
  const locked = await lockReferencedRows(tx, { id, draft, before: original, at })
  if (!locked.ok) return locked
  const { placeholders } = locked
  const fields = applyDraft(draft, { before: null, placeholders, at })
  const after: StaffProduct = { id, ...fields, archivedAt, createdAt: at, updatedAt: at }
  await writeProduct(tx, { before: null, after, actorId, at, action: 'product.created' })
  return { ok: true, product: after }
}

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
  if (external.some((address) => !before?.images.includes(address))) {
    return { ok: false, refusal: 'picture-not-found' }
  }
  const ofVariants = draft.furtherVariants?.flatMap(({ pictures }) =>
    pictures.map(({ address }) => address),
  )
  const placeholders = await lockPicturesOf(
    tx,
    [
      { usedBy: `product:${id}`, addresses: own },
      // A use of its own, because the version before replaces those of the product without the variants.
      ...(ofVariants ? [{ usedBy: variantPictures(id), addresses: ofVariants }] : []),
    ],
    at,
  )
  return placeholders ? { ok: true, placeholders } : { ok: false, refusal: 'picture-not-found' }
}

/** The user of the pictures of further variants. */
export function variantPictures(productId: string): PictureUser {
  return `variants:${productId}`
}

/** A change of one product: created without `before`, deleted without `after`. */
interface ProductWrite {
  before: StaffProduct | null
  after: StaffProduct | null
  actorId: string
  at: number
  action: string
}

/** Inserts, replaces or deletes a product, and writes the audit entry. */
export async function writeProduct(
  tx: Transaction,
  { before, after, ...entry }: ProductWrite,
): Promise<void> {
  const subject = (after ?? before)?.id ?? ''
  if (!after) await removeProduct(tx, subject)
  else if (before) await replaceProduct(tx, after)
  else await insertProduct(tx, after)
  await writeAudit(tx, {
    ...entry,
    subject,
    before: before && auditSnapshot(before),
    after: after && auditSnapshot(after),
  })
}

function auditSnapshot(product: StaffProduct) {
  return { ...productDraftOf(product), archivedAt: product.archivedAt }
}
