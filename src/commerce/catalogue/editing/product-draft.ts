import { isPounds } from '../../money.ts'
import { catalogueRuleText } from '../catalogue-rules.messages.ts'
import { allPictures } from '../main-image.ts'
import type { Product } from '../product.ts'
import {
  mapFields,
  type ProductField,
  type ProductValues,
  pickValues,
  productFields,
  productSchema,
} from '../product-schema.ts'
import type { StaffProduct } from './staff-product.ts'

/** A picture of a product: its address and its alt text. */
export interface DraftPicture {
  address: string
  alt: string
  /** The Arabic alt text, if there is one. */
  altAr?: string | undefined
}

/** The editable content of a product. The first picture is the main image. */
export interface ProductDraft extends ProductValues {
  pictures: readonly DraftPicture[]
}

export type DraftMessages = Partial<Record<keyof ProductDraft, string>>

const maxPictures = 12
export const maxAltLength = 200

/** Validation messages by field; empty when the draft is valid. */
export function checkDraft(draft: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  const saleMessages = checkSale(draft)
  for (const name of productFields) {
    const message = saleMessages[name] ?? checkField(name, draft)
    if (message) messages[name] = message
  }
  if (draft.pictures.length > maxPictures) {
    messages.pictures = catalogueRuleText('tooManyPictures', { most: maxPictures })
  } else if (draft.pictures.some(hasLongAlt)) {
    messages.pictures = catalogueRuleText('altTooLong', { longest: maxAltLength })
  }
  return messages
}

function hasLongAlt({ alt, altAr = '' }: DraftPicture): boolean {
  return Math.max(alt.length, altAr.length) > maxAltLength
}

function checkField<Name extends ProductField>(name: Name, draft: ProductDraft) {
  return productSchema[name].messageOf(draft[name])
}

/** A sale has all three fields or none: `isOnSale` needs all of them. */
function checkSale({ price, salePrice, saleStartDate, saleEndDate }: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  if (salePrice === null && saleStartDate === null && saleEndDate === null) return messages
  if (salePrice === null) messages.salePrice = catalogueRuleText('enterSalePrice')
  else if (!isPounds(salePrice) || salePrice >= price) {
    messages.salePrice = catalogueRuleText('salePriceTooHigh')
  }
  if (saleStartDate === null) messages.saleStartDate = catalogueRuleText('enterSaleStart')
  else if (Number.isNaN(saleStartDate)) messages.saleStartDate = catalogueRuleText('badTime')
  if (saleEndDate === null) messages.saleEndDate = catalogueRuleText('enterSaleEnd')
  else if (Number.isNaN(saleEndDate)) messages.saleEndDate = catalogueRuleText('badTime')
  else if (saleStartDate !== null && saleEndDate <= saleStartDate) {
    messages.saleEndDate = catalogueRuleText('saleEndsEarly')
  }
  return messages
}

export function draftOf(product: Product): ProductDraft {
  const pictures = allPictures(product).map(({ placeholder: _placeholder, ...picture }) => picture)
  return { ...pickValues(product), pictures }
}

export function cleanValues(draft: ProductDraft): ProductValues {
  return mapFields((name) => productSchema[name].clean(draft[name]))
}

/** The product fields of a draft; `placeholders` by picture address. */
export function applyDraft(
  draft: ProductDraft,
  placeholders: ReadonlyMap<string, string>,
): Omit<StaffProduct, 'id' | 'createdAt' | 'updatedAt' | 'archivedAt'> {
  const images = draft.pictures.map(({ address }) => address)
  const details = draft.pictures.map(({ address, alt, altAr = '' }) => [
    address,
    {
      alt: alt.trim(),
      ...(altAr.trim() !== '' && { altAr: altAr.trim() }),
      placeholder: placeholders.get(address) ?? null,
    },
  ])
  return {
    ...cleanValues(draft),
    image: images[0] ?? null,
    images,
    pictureDetails: Object.fromEntries(details),
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
