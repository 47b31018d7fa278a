import { calendarLength } from '../../delivery/delivery-calendar.ts'
import { isPounds, type Pounds } from '../../money.ts'
import { allPictures } from '../main-image.ts'
import type { Product } from '../product.ts'

/** A picture of a product: its address and what it shows, in words. */
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
  // What takes longer could not be delivered on any day that a shopper may choose.
  leadDays: calendarLength - 1,
  pictures: 12,
  alt: 200,
} as const

/** What is wrong with a draft, beside the field that it concerns; nothing when it can be saved. */
export function checkDraft(draft: ProductDraft): DraftMessages {
  const messages: DraftMessages = {
    ...checkWords(draft),
    ...checkSale(draft),
    ...checkNumbers(draft),
  }
  if (draft.category === '') messages.category = 'Choose the category it stands in.'
  if (draft.pictures.length > draftLimits.pictures) {
    messages.pictures = `A product has ${draftLimits.pictures} pictures at most.`
  } else if (draft.pictures.some(({ alt }) => alt.length > draftLimits.alt)) {
    messages.pictures = `Say what a picture shows in ${draftLimits.alt} letters at most.`
  }
  return messages
}

function checkWords({ name, description, care }: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  if (name.trim() === '') messages.name = 'Give it a name.'
  for (const [field, text] of Object.entries({ name, description, care })) {
    const limit = draftLimits[toWordField(field)]
    if (text.length > limit) messages[toWordField(field)] = `${limit} letters at most.`
  }
  return messages
}

function toWordField(field: string): 'name' | 'description' | 'care' {
  return field === 'name' || field === 'care' ? field : 'description'
}

function checkNumbers({ price, stock, leadDays }: ProductDraft): DraftMessages {
  const messages: DraftMessages = {}
  if (!isPounds(price) || price < 1 || price > draftLimits.price) {
    messages.price = 'A whole number of pounds, from 1 to 1,000,000.'
  }
  if (stock !== null && !isCount(stock, draftLimits.stock)) {
    messages.stock = 'A whole number of pieces, or nothing when it is made to order.'
  }
  if (!isCount(leadDays, draftLimits.leadDays)) {
    messages.leadDays = `Whole days, from 0 to ${draftLimits.leadDays}.`
  }
  return messages
}

/** A sale is said whole or not at all: the rule of `isOnSale` needs all three. */
function checkSale(draft: ProductDraft): DraftMessages {
  const { price, salePrice, saleStartDate, saleEndDate } = draft
  const messages: DraftMessages = {}
  if (salePrice === null && saleStartDate === null && saleEndDate === null) return messages
  if (salePrice === null) messages.salePrice = 'A sale needs a price.'
  else if (!isPounds(salePrice) || salePrice >= price) {
    messages.salePrice = 'A whole number of pounds, less than the price.'
  }
  if (saleStartDate === null) messages.saleStartDate = 'Say when the sale starts.'
  if (saleEndDate === null) messages.saleEndDate = 'Say when the sale ends.'
  else if (saleStartDate !== null && saleEndDate <= saleStartDate) {
    messages.saleEndDate = 'The sale has to end after it starts.'
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
