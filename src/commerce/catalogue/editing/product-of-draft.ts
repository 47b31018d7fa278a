import type { ProductDraft } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/** What a draft makes of a product, with the placeholders of its pictures by their addresses. */
export function applyDraft(
  draft: ProductDraft,
  placeholders: ReadonlyMap<string, string>,
): Omit<StaffProduct, 'id' | 'createdAt' | 'updatedAt' | 'archivedAt'> {
  const { pictures, name, description, care, ...rest } = draft
  const images = pictures.map(({ address }) => address)
  const details = pictures.map(({ address, alt }) => [
    address,
    { alt: alt.trim(), placeholder: placeholders.get(address) ?? null },
  ])
  return {
    ...rest,
    name: name.trim(),
    description: description.trim(),
    care: care.trim(),
    image: images[0] ?? null,
    images,
    pictureDetails: Object.fromEntries(details),
  }
}

/**
 * The stock that staff mean. What was sold since they opened the form stays sold: they counted what they saw, and only
 * the difference that they made counts.
 */
export function stockMeant({
  draft,
  seen,
  current,
}: Record<'draft' | 'seen' | 'current', number | null>): number | null {
  if (draft === null || seen === null || current === null) return draft
  return Math.max(0, current + draft - seen)
}

/** Later than what it was before, so that whoever compares the two times sees a change. */
export function updatedAfter(before: { updatedAt: number }, at: number): number {
  return Math.max(at, before.updatedAt + 1)
}
