import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { findStaffProducts } from '../../catalogue/editing/staff-product-store.server.ts'
import { lockPictures } from '../../pictures/lock-pictures.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import {
  type EditedOccasion,
  type OccasionDraft,
  type OccasionProblems,
  occasionDraftOf,
  type StaffOccasion,
} from './occasion-draft.ts'
import {
  insertOccasion,
  replaceOccasion,
  replaceOccasionProducts,
} from './staff-occasion-store.server.ts'

/** Refusals of a draft: an invalid field, a taken address, or a picture or product that does not exist. */
export type OccasionRefusal =
  | Refusal<'not-valid', { problems: OccasionProblems }>
  | Refusal<'slug-taken' | 'picture-not-found' | 'product-not-found'>

interface OccasionWrite {
  id: string
  draft: OccasionDraft
  before: EditedOccasion | null
  others: readonly StaffOccasion[]
  rest: Pick<StaffOccasion, 'position' | 'archivedAt' | 'createdAt' | 'updatedAt'>
  actorId: string
  at: number
}

/** Checks address, picture and products, and writes the occasion with its audit entry. */
export async function writeOccasion(
  tx: Transaction,
  { id, draft, before, others, rest, actorId, at }: OccasionWrite,
): Promise<Accepted<{ occasion: EditedOccasion }> | OccasionRefusal> {
  const slug = draft.slug.trim()
  if (others.some((one) => one.id !== id && one.slug === slug)) {
    return { ok: false, refusal: 'slug-taken' }
  }
  const productIds = [...new Set(draft.productIds)]
  const products = await findStaffProducts(tx, productIds)
  if (products.length < productIds.length) return { ok: false, refusal: 'product-not-found' }
  const { image, isSensitive } = draft
  const addresses = image === null ? [] : [image]
  const placeholders = await lockPictures(tx, { usedBy: `occasion:${id}`, addresses, at })
  if (!placeholders) return { ok: false, refusal: 'picture-not-found' }
  const occasion: EditedOccasion = {
    ...{ id, slug, image, isSensitive, productIds, dateRule: sorted(draft.dateRule) },
    position: rest.position,
    archivedAt: rest.archivedAt,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    name: draft.name.trim(),
    nameAr: draft.nameAr.trim(),
    intro: draft.intro.trim(),
    introAr: draft.introAr.trim(),
    imagePlaceholder: image === null ? null : (placeholders.get(image) ?? null),
  }
  const { productIds: _productIds, ...row } = occasion
  await (before ? replaceOccasion(tx, row) : insertOccasion(tx, row))
  await replaceOccasionProducts(tx, id, productIds)
  await writeAudit(tx, {
    at,
    actorId,
    action: before ? 'occasion.updated' : 'occasion.created',
    subject: id,
    before: before && occasionDraftOf(before),
    after: occasionDraftOf(occasion),
  })
  return { ok: true, occasion }
}

function sorted(rule: OccasionDraft['dateRule']): OccasionDraft['dateRule'] {
  if (rule.kind !== 'moving') return rule
  const dates = rule.dates.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return { ...rule, dates }
}
