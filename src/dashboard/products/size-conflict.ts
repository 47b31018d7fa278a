import type { DraftPicture } from '#commerce/catalogue/editing/draft-pictures.ts'
import type { SizeTexts } from './product-fields.ts'
import { type SizeForm, sizeName, uploadedPictures } from './size-forms.ts'

/** A further size as one field of an edit conflict. */
export interface SizeVersion {
  fields: SizeTexts
  pictures: DraftPicture[]
  isArchived: boolean
}

export type SizeVersionName = `size ${string}`

type Versions = Record<'mine' | 'theirs', readonly SizeForm[]>

export function sizeVersionName(id: string): SizeVersionName {
  return `size ${id}`
}

export function isSizeVersion(name: string): name is SizeVersionName {
  return name.startsWith('size ')
}

/** The sizes that both sides have. Those that one side added stay, without a choice. */
export function sharedIds({ mine, theirs }: Versions): string[] {
  return theirs.flatMap(({ id }) =>
    id !== null && mine.some((size) => size.id === id) ? [id] : [],
  )
}

export function sizeVersions(
  sizes: readonly SizeForm[],
  ids: readonly string[],
): Record<SizeVersionName, SizeVersion> {
  const shared = sizes.filter(({ id }) => id !== null && ids.includes(id))
  return Object.fromEntries(
    shared.map(({ id, fields, pictures, isArchived }) => [
      sizeVersionName(id ?? ''),
      { fields, pictures: uploadedPictures(pictures), isArchived },
    ]),
  )
}

export function sizeLabels(sizes: readonly SizeForm[]): Record<SizeVersionName, string> {
  return Object.fromEntries(sizes.map((size) => [sizeVersionName(size.id ?? ''), sizeName(size)]))
}
