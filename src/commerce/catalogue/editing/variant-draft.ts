import { newDocumentId } from '#database/document-id.ts'
import { catalogueRuleText } from '../catalogue-rules.messages.ts'
import { type ProductValues, productSchema } from '../product-schema.ts'
import { type VariantField, type VariantValues, variantFields } from '../variant.ts'
import { checkSale } from './check-sale.ts'
import {
  applyPictures,
  type DraftPicture,
  draftPicturesOf,
  pictureMessage,
} from './draft-pictures.ts'
import type { StaffProduct, StaffVariant } from './staff-product.ts'

/** The editable content of a further variant. Without pictures it shows those of the product. */
export interface VariantDraft extends VariantValues {
  /** Null for a new variant. */
  id: string | null
  pictures: readonly DraftPicture[]
  isArchived: boolean
}

export type VariantMessages = Partial<Record<VariantField | 'pictures', string>>

const maxFurtherVariants = 9

/** Validation messages of each further variant, in their order; empty when it is valid. */
export function checkFurtherVariants(
  first: Pick<ProductValues, 'variantName' | 'price'>,
  variants: readonly VariantDraft[],
): VariantMessages[] {
  const names = [first, ...variants].map(({ variantName }) => variantName.trim().toLowerCase())
  return variants.map((variant, index) => {
    const messages: VariantMessages = {}
    const name = names[index + 1]
    const saleMessages = checkSale(variant)
    const found = (field: VariantField) => {
      const limits = checkField(field, variant)
      if (limits !== undefined) return limits
      if (field === 'variantName') {
        if (name === '') return catalogueRuleText('enterVariantName')
        return names.indexOf(name ?? '') <= index
          ? catalogueRuleText('repeatedVariantName')
          : undefined
      }
      // Lists sort by the first variant and show "From" with the lowest price.
      const isTooCheap = field === 'price' && variant.price < first.price
      return isTooCheap ? catalogueRuleText('variantTooCheap') : undefined
    }
    for (const field of variantFields) {
      const message = (isSaleField(field) ? saleMessages[field] : undefined) ?? found(field)
      if (message) messages[field] = message
    }
    const pictures = pictureMessage(variant.pictures)
    return pictures ? { ...messages, pictures } : messages
  })
}

const saleFields = ['salePrice', 'saleStartDate', 'saleEndDate'] as const

function isSaleField(field: VariantField): field is (typeof saleFields)[number] {
  return saleFields.some((name) => name === field)
}

function checkField<Name extends VariantField>(name: Name, values: Pick<ProductValues, Name>) {
  return productSchema[name].messageOf(values[name])
}

/** The messages of the product's own form: the name of the first variant, and whether the others are valid. */
export function checkVariants(
  first: Pick<ProductValues, 'variantName' | 'price'>,
  variants: readonly VariantDraft[],
): { variantName?: string; furtherVariants?: string } {
  if (variants.length === 0) return {}
  const hasMessages = checkFurtherVariants(first, variants).some(
    (messages) => Object.keys(messages).length > 0,
  )
  return {
    ...(first.variantName.trim() === '' && {
      variantName: catalogueRuleText('enterVariantName'),
    }),
    ...(hasMessages && { furtherVariants: catalogueRuleText('checkVariants') }),
    ...(variants.length > maxFurtherVariants && {
      furtherVariants: catalogueRuleText('tooManyVariants', { most: maxFurtherVariants + 1 }),
    }),
  }
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
