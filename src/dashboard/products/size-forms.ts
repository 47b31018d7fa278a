import type { DraftPicture } from '#commerce/catalogue/editing/draft-pictures.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { type VariantDraft, variantDraftOf } from '#commerce/catalogue/editing/variant-draft.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { arabicOf, localizedText } from '#i18n/localized.ts'
import { type PictureDraft, uploadedPicture } from '../pictures/use-picture-drafts.ts'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { readSizeTexts, type SizeTexts, sizeTextsOf } from './product-fields.ts'
import { productFormText } from './product-form.messages.ts'

/** A further size in the form of a product. */
export interface SizeForm {
  /** React key: the id of a stored size, also after the save that stored it another one. */
  key: string
  /** Null until it is saved. */
  id: string | null
  fields: SizeTexts
  pictures: readonly PictureDraft[]
  isArchived: boolean
}

export function sizeFormsOf(product: StaffProduct): SizeForm[] {
  return product.furtherVariants.map((variant) => {
    const { isArchived } = variantDraftOf(variant)
    return {
      ...{ key: variant.id, id: variant.id, isArchived },
      fields: sizeTextsOf(variant),
      pictures: allPictures(variant).map(uploadedPicture),
    }
  })
}

/** The name of the size for staff. */
export function sizeName({ fields: { variantName = '', variantNameAr = '' } }: SizeForm): string {
  const name = localizedText({ en: variantName.trim(), ar: variantNameAr.trim() })
  return name || productFormText('newSize')
}

/** A new size starts with the price and the lead time of the first one; sold by quantity, it starts without stock. */
export function newSize(first: SizeTexts): SizeForm {
  const { price = '', leadDays = '' } = first
  const stock = first.stock ? '0' : ''
  const fields = { variantName: '', variantNameAr: '', price, stock, leadDays }
  return { key: crypto.randomUUID(), id: null, fields, pictures: [], isArchived: false }
}

export function sizeDraftOf({ id, fields, pictures, isArchived }: SizeForm): VariantDraft {
  return { id, ...readSizeTexts(fields), pictures: uploadedPictures(pictures), isArchived }
}

export function uploadedPictures(pictures: readonly PictureDraft[]): DraftPicture[] {
  return pictures.flatMap(({ address, alt, altAr }) =>
    address === null ? [] : [{ address, alt, ...arabicOf('altAr', altAr) }],
  )
}

/** The values that a save would store, to compare two states of the form; uploads count as changes. */
export function picturesContent(pictures: readonly PictureDraft[]) {
  return pictures.map(({ key, address, alt, altAr }) =>
    address === null ? [key] : [address, alt, altAr ?? ''],
  )
}

export function sizeContent({ key, id, fields, pictures, isArchived }: SizeForm): string {
  return JSON.stringify([id ?? key, fields, picturesContent(pictures), isArchived])
}

/** The stored sizes, which are those sent in their order, with what the user edited after sending them. */
export function rebaseSizes(
  stored: readonly SizeForm[],
  { sent, now }: { sent: readonly SizeForm[]; now: readonly SizeForm[] },
): SizeForm[] {
  const savedOf = new Map(sent.map((size, index) => [size.key, { size, saved: stored[index] }]))
  const rebased = now.map((size) => {
    const { size: before, saved } = savedOf.get(size.key) ?? {}
    savedOf.delete(size.key)
    if (!before || !saved) return size
    return {
      ...{ key: size.key, id: saved.id },
      fields: keepEditsSince(saved.fields, { sent: before.fields, now: size.fields }),
      pictures: size.pictures === before.pictures ? saved.pictures : size.pictures,
      isArchived: size.isArchived === before.isArchived ? saved.isArchived : size.isArchived,
    }
  })
  const removed = [...savedOf.values()].flatMap(({ saved }) => saved ?? [])
  return [...rebased, ...removed, ...stored.slice(sent.length)]
}

/** The sizes after an edit conflict: the chosen version of each, in the order of the side that sorted them. */
export function mergeSizes(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly SizeForm[]>,
  takesTheirs: (id: string) => boolean,
): SizeForm[] {
  const idsOf = (sizes: readonly SizeForm[]) => sizes.map(({ id, key }) => id ?? key)
  const isSortedByMe = idsOf(base).join() !== idsOf(mine.filter(({ id }) => id !== null)).join()
  const ids = new Set(
    isSortedByMe ? [...idsOf(mine), ...idsOf(theirs)] : [...idsOf(theirs), ...idsOf(mine)],
  )
  return [...ids].flatMap((id) => {
    const own = mine.find((size) => (size.id ?? size.key) === id)
    const other = theirs.find((size) => size.id === id)
    return (other && (!own || takesTheirs(id)) ? other : own) ?? []
  })
}
