import { lengthMessage } from '../../length-message.ts'
import { isPounds } from '../../money.ts'
import { allPictures } from '../main-image.ts'
import type { Product } from '../product.ts'
import {
  definitionOf,
  fieldsOfKind,
  type ProductField,
  type ProductValues,
  pickValues,
} from '../product-schema.ts'

/** A picture of a product: its address and its alt text. */
export interface DraftPicture {
  address: string
  alt: string
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
  const messages: DraftMessages = {
    ...checkTexts(draft),
    ...checkSale(draft),
    ...checkNumbers(draft),
  }
  if (draft.pictures.length > maxPictures) {
    messages.pictures = `A product can have up to ${maxPictures} pictures.`
  } else if (draft.pictures.some(({ alt }) => alt.length > maxAltLength)) {
    messages.pictures = `Alt text can have up to ${maxAltLength} characters.`
  }
  return messages
}

function checkTexts(draft: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  for (const field of fieldsOfKind('text', 'reference')) {
    const { required, max } = definitionOf(field)
    const text = draft[field]
    if (required && text.trim() === '') messages[field] = required
    else if (max !== undefined && text.length > max) messages[field] = lengthMessage(max)
  }
  return messages
}

function checkNumbers(draft: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  for (const field of fieldsOfKind('number', 'optionalNumber')) {
    const { message } = definitionOf(field)
    const value = draft[field]
    if (message && value !== null && !isWithinLimits(field, value)) messages[field] = message
  }
  return messages
}

function isWithinLimits(field: ProductField, value: number): boolean {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = definitionOf(field)
  return Number.isSafeInteger(value) && min <= value && value <= max
}

const badTime = 'Enter the time as 2026-11-20 14:30:00.'

/** A sale has all three fields or none: `isOnSale` needs all of them. */
function checkSale(draft: ProductDraft): DraftMessages {
  const { price, salePrice, saleStartDate, saleEndDate } = draft
  const messages: DraftMessages = {}
  if (salePrice === null && saleStartDate === null && saleEndDate === null) return messages
  if (salePrice === null) messages.salePrice = 'Enter a sale price.'
  else if (!isPounds(salePrice) || salePrice >= price) {
    messages.salePrice = 'Enter a whole number of pounds below the price.'
  }
  if (saleStartDate === null) messages.saleStartDate = 'Enter when the sale starts.'
  else if (Number.isNaN(saleStartDate)) messages.saleStartDate = badTime
  if (saleEndDate === null) messages.saleEndDate = 'Enter when the sale ends.'
  else if (Number.isNaN(saleEndDate)) messages.saleEndDate = badTime
  else if (saleStartDate !== null && saleEndDate <= saleStartDate) {
    messages.saleEndDate = 'The sale must end after it starts.'
  }
  return messages
}

/** The draft of an existing product. */
export function draftOf(product: Product): ProductDraft {
  const pictures = allPictures(product).map(({ address, alt }) => ({ address, alt }))
  return { ...pickValues(product), pictures }
}
