import type { CatalogueProblem } from '../catalogue-problem.ts'
import {
  mapFields,
  type ProductField,
  type ProductValues,
  pickValues,
  productFields,
  productSchema,
} from '../product-schema.ts'
import { checkSale } from './check-sale.ts'
import {
  applyPictures,
  type DraftPicture,
  draftPicturesOf,
  pictureProblem,
} from './draft-pictures.ts'
import type { StaffProduct } from './staff-product.ts'
import { applyVariants, checkVariants, type VariantDraft, variantDraftOf } from './variant-draft.ts'

/** The editable content of a product. The first picture is the main image. */
export interface ProductDraft extends ProductValues {
  pictures: readonly DraftPicture[]
  /** The variants after the first, which the product's own fields describe. Without them, they stay as they are. */
  furtherVariants?: readonly VariantDraft[] | undefined
}

/** A draft from a form. The form of the version before lacks the newest fields, which then keep their values. */
export interface DraftRequest extends Partial<ProductValues> {
  pictures: readonly DraftPicture[]
  furtherVariants?: readonly VariantDraft[] | undefined
}

export function completeDraft(
  { pictures, furtherVariants, ...values }: DraftRequest,
  stored: ProductValues,
): ProductDraft {
  return { ...pickValues({ ...stored, ...values }), pictures, furtherVariants }
}

export type DraftProblems = Partial<Record<keyof ProductDraft, CatalogueProblem>>

/** Validation problems by field; empty when the draft is valid. */
export function checkDraft(draft: ProductDraft): DraftProblems {
  const problems: DraftProblems = {}
  const saleProblems: DraftProblems = checkSale(draft)
  for (const name of productFields) {
    const problem = saleProblems[name] ?? checkField(name, draft)
    if (problem) problems[name] = problem
  }
  const pictures = pictureProblem(draft.pictures)
  if (pictures) problems.pictures = pictures
  return { ...problems, ...checkVariants(draft, draft.furtherVariants ?? []) }
}

function checkField<Name extends ProductField>(name: Name, draft: ProductDraft) {
  return productSchema[name].problemOf(draft[name])
}

export function productDraftOf(product: Omit<StaffProduct, 'archivedAt'>): ProductDraft {
  return {
    ...pickValues(product),
    pictures: draftPicturesOf(product),
    furtherVariants: product.furtherVariants.map(variantDraftOf),
  }
}

export function cleanValues(draft: ProductDraft): ProductValues {
  return mapFields((name) => productSchema[name].clean(draft[name]))
}

type DraftFields = Omit<StaffProduct, 'id' | 'createdAt' | 'updatedAt' | 'archivedAt'>

/** The product fields of a draft; `placeholders` by picture address. */
export function applyDraft(
  draft: ProductDraft,
  {
    before,
    placeholders,
    at,
  }: { before: StaffProduct | null; placeholders: ReadonlyMap<string, string>; at: number },
): DraftFields {
  return {
    ...cleanValues(draft),
    ...applyPictures(draft.pictures, placeholders),
    variantOf: null,
    furtherVariants: draft.furtherVariants
      ? applyVariants(draft.furtherVariants, { before, placeholders, at })
      : (before?.furtherVariants ?? []),
  }
}

/** Applies the difference between the edited and the seen stock, so that sales made in between are not undone. */
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
