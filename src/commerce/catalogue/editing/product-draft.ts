import { calendarLength } from '../../delivery/delivery-calendar.ts'
import { lengthMessage } from '../../length-message.ts'
import { isPounds, type Pounds } from '../../money.ts'
import { allPictures } from '../main-image.ts'
import type { Product } from '../product.ts'

/** A picture of a product: its address and its alt text. */
export interface DraftPicture {
  address: string
  alt: string
}

/** What staff say about a product. The first picture stands for it. */
export interface ProductDraft {
  name: string
  description: string
  care: string
  /** The id of its category. */
  category: string
  price: Pounds
  salePrice: Pounds | null
  /** Epoch milliseconds. */
  saleStartDate: number | null
  saleEndDate: number | null
  /** Null is made to order. */
  stock: number | null
  leadDays: number
  pictures: readonly DraftPicture[]
}

export type DraftMessages = Partial<Record<keyof ProductDraft, string>>

export const draftLimits = {
  name: 120,
  description: 4000,
  care: 2000,
  price: 1_000_000,
  stock: 100_000,
  // A longer lead time would leave no day in the delivery calendar.
  leadDays: calendarLength - 1,
  pictures: 12,
  alt: 200,
} as const

/** Validation messages by field; empty when the draft is valid. */
export function checkDraft(draft: ProductDraft): DraftMessages {
  const messages: DraftMessages = {
    ...checkWords(draft),
    ...checkSale(draft),
    ...checkNumbers(draft),
  }
  if (draft.category === '') messages.category = 'Select a category.'
  if (draft.pictures.length > draftLimits.pictures) {
    messages.pictures = `A product can have up to ${draftLimits.pictures} pictures.`
  } else if (draft.pictures.some(({ alt }) => alt.length > draftLimits.alt)) {
    messages.pictures = `Alt text can have up to ${draftLimits.alt} characters.`
  }
  return messages
}

function checkWords({ name, description, care }: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  if (name.trim() === '') messages.name = 'Enter a name.'
  for (const [field, text] of Object.entries({ name, description, care })) {
    const limit = draftLimits[toWordField(field)]
    if (text.length > limit) messages[toWordField(field)] = lengthMessage(limit)
  }
  return messages
}

function toWordField(field: string): 'name' | 'description' | 'care' {
  return field === 'name' || field === 'care' ? field : 'description'
}

function checkNumbers({ price, stock, leadDays }: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  if (!isPounds(price) || price < 1 || price > draftLimits.price) {
    messages.price = 'Enter a whole number of pounds from 1 to 1,000,000.'
  }
  if (stock !== null && !isCount(stock, draftLimits.stock)) {
    messages.stock = 'Enter a whole number, or leave it empty if made to order.'
  }
  if (!isCount(leadDays, draftLimits.leadDays)) {
    messages.leadDays = `Enter a number of days from 0 to ${draftLimits.leadDays}.`
  }
  return messages
}

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
  if (saleEndDate === null) messages.saleEndDate = 'Enter when the sale ends.'
  else if (saleStartDate !== null && saleEndDate <= saleStartDate) {
    messages.saleEndDate = 'The sale must end after it starts.'
  }
  return messages
}

function isCount(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most
}

/** A product as a draft of itself. */
export function draftOf(product: Product): ProductDraft {
  const { name, description, care, category, price, stock, leadDays } = product
  const { salePrice, saleStartDate, saleEndDate } = product
  const pictures = allPictures(product).map(({ address, alt }) => ({ address, alt }))
  const words = { name, description, care, category }
  return {
    ...words,
    price,
    salePrice,
    saleStartDate,
    saleEndDate,
    stock,
    leadDays,
    pictures,
  }
}
