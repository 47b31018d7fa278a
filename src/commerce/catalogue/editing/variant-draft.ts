import { newDocumentId } from '#database/document-id.ts'
import type { CatalogueProblem } from '../catalogue-problem.ts'
import { type ProductValues, productSchema } from '../product-schema.ts'
import { type VariantField, type VariantValues, variantFields } from '../variant.ts'
import { checkSale } from './check-sale.ts'
import {
  applyPictures,
  type DraftPicture,
  draftPicturesOf,
  pictureProblem,
} from './draft-pictures.ts'
import type { StaffProduct, StaffVariant } from './staff-product.ts'

/** The editable content of a further variant. Without pictures it shows those of the product. */
export interface VariantDraft extends VariantValues {
  /** Null for a new variant. */
  id: string | null
  pictures: readonly DraftPicture[]
  isArchived: boolean
}

export type VariantProblems = Partial<Record<VariantField | 'pictures', CatalogueProblem>>

const maxFurtherVariants = 9

/** Validation problems of each further variant, in their order; empty when it is valid. */
export function checkFurtherVariants(
  first: Pick<ProductValues, 'variantName' | 'price'>,
  variants: readonly VariantDraft[],
): VariantProblems[] {
  const names = [first, ...variants].map(({ variantName }) => variantName.trim().toLowerCase())
  return variants.map((variant, index) => {
    const problems: VariantProblems = {}
    const name = names[index + 1]
    const saleProblems = checkSale(variant)
    const found = (field: VariantField): CatalogueProblem | undefined => {
      const limits = checkField(field, variant)
      if (limits !== undefined) return limits
      if (field === 'variantName') {
        if (name === '') return { code: 'size-name-missing' }
        return names.indexOf(name ?? '') <= index ? { code: 'size-name-repeated' } : undefined
      }
      // Lists sort by the first variant and show "From" with the lowest price.
      const isTooCheap = field === 'price' && variant.price < first.price
      return isTooCheap ? { code: 'size-too-cheap' } : undefined
    }
    for (const field of variantFields) {
      const problem = (isSaleField(field) ? saleProblems[field] : undefined) ?? found(field)
      if (problem) problems[field] = problem
    }
    const pictures = pictureProblem(variant.pictures)
    return pictures ? { ...problems, pictures } : problems
  })
}

const saleFields = ['salePrice', 'saleStartDate', 'saleEndDate'] as const

function isSaleField(field: VariantField): field is (typeof saleFields)[number] {
  return saleFields.some((name) => name === field)
}

function checkField<Name extends VariantField>(name: Name, values: Pick<ProductValues, Name>) {
  return productSchema[name].problemOf(values[name])
}

type FirstProblems = Partial<Record<'variantName' | 'furtherVariants', CatalogueProblem>>

/** The problems of the product's own form: the name of the first variant, and whether the others are valid. */
export function checkVariants(
  first: Pick<ProductValues, 'variantName' | 'price'>,
  variants: readonly VariantDraft[],
): FirstProblems {
  const problems: FirstProblems = {}
  if (variants.length === 0) return problems
  if (first.variantName.trim() === '') problems.variantName = { code: 'size-name-missing' }
  const isInvalid = (found: VariantProblems) => Object.keys(found).length > 0
  if (checkFurtherVariants(first, variants).some(isInvalid)) {
    problems.furtherVariants = { code: 'sizes-invalid' }
  }
  if (variants.length > maxFurtherVariants) {
    problems.furtherVariants = { code: 'too-many-sizes', most: maxFurtherVariants + 1 }
  }
  return problems
}

export function pickVariantValues(source: VariantValues): VariantValues {
  const { variantName, variantNameAr, price, salePrice, saleStartDate, saleEndDate } = source
  const { stock, leadDays, stemCount, heightCm } = source
  return {
    ...{ variantName, variantNameAr, price, salePrice, saleStartDate, saleEndDate },
    ...{ stock, leadDays, stemCount, heightCm },
  }
}

export function variantDraftOf(variant: StaffVariant): VariantDraft {
  return {
    id: variant.id,
    ...pickVariantValues(variant),
    pictures: draftPicturesOf(variant),
    isArchived: (variant.archivedAt ?? null) !== null,
  }
}

interface AppliedDrafts {
  before: Pick<StaffProduct, 'furtherVariants'> | null
  placeholders: ReadonlyMap<string, string>
  at: number
}

/**
 * The further variants of a draft. A draft names variants of its product only, so another id is a new variant. Variants
 * that the draft does not name stay, because orders and carts have their ids.
 */
export function applyVariants(
  drafts: readonly VariantDraft[],
  { before, placeholders, at }: AppliedDrafts,
): StaffVariant[] {
  const known = new Map((before?.furtherVariants ?? []).map((variant) => [variant.id, variant]))
  const applied = drafts.map((draft): StaffVariant => {
    const existing = known.get(draft.id ?? '')
    known.delete(draft.id ?? '')
    const { variantName, variantNameAr } = draft
    return {
      ...pickVariantValues(draft),
      variantName: variantName.trim(),
      variantNameAr: variantNameAr.trim(),
      ...applyPictures(draft.pictures, placeholders),
      id: existing?.id ?? newDocumentId(),
      archivedAt: draft.isArchived ? (existing?.archivedAt ?? at) : null,
    }
  })
  return [...applied, ...known.values()]
}
