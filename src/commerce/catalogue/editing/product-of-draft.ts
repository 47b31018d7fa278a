import { fieldsOfKind, pickValues } from '../product-schema.ts'
import type { ProductDraft } from './product-draft.ts'
import type { StaffProduct } from './staff-product.ts'

/** The product fields of a draft; `placeholders` by picture address. */
export function applyDraft(
  draft: ProductDraft,
  placeholders: ReadonlyMap<string, string>,
): Omit<StaffProduct, 'id' | 'createdAt' | 'updatedAt' | 'archivedAt'> {
  const values = pickValues(draft)
  for (const field of fieldsOfKind('text')) values[field] = values[field].trim()
  const images = draft.pictures.map(({ address }) => address)
  const details = draft.pictures.map(({ address, alt }) => [
    address,
    { alt: alt.trim(), placeholder: placeholders.get(address) ?? null },
  ])
  return {
    ...values,
    image: images[0] ?? null,
    images,
    pictureDetails: Object.fromEntries(details),
  }
}

/**
 * Applies the difference between the edited and the seen stock to the current stock, so that sales since the form was
 * opened are not undone.
 */
export function adjustedStock({
  draft,
  seen,
  current,
}: Record<'draft' | 'seen' | 'current', number | null>): number | null {
  if (draft === null || seen === null || current === null) return draft
  return Math.max(0, current + draft - seen)
}

/** Strictly later than the time before, so that conflict checks see every change, even within one millisecond. */
export function updatedAfter(before: { updatedAt: number }, at: number): number {
  return Math.max(at, before.updatedAt + 1)
}
