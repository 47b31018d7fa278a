/** Filters for flowers, besides category, occasion and price. A key is stored: never rename one. */
export const colours = [
  'red',
  'burgundy',
  'pink',
  'peach',
  'orange',
  'yellow',
  'white',
  'blue',
  'purple',
  'green',
] as const
export type Colour = (typeof colours)[number]

export const flowers = [
  'rose',
  'tulip',
  'peony',
  'sunflower',
  'orchid',
  'hydrangea',
  'ranunculus',
  'chamomile',
  'lavender',
  'lily',
  'carnation',
  'chrysanthemum',
  'gerbera',
  'jasmine',
  'gypsophila',
  'eucalyptus',
  'olive',
] as const
export type Flower = (typeof flowers)[number]

/** Sizes of bouquets by their stems, because each product names its variants as it likes. */
export const bouquetSizes = ['small', 'medium', 'large'] as const
export type BouquetSize = (typeof bouquetSizes)[number]

export const mostStemsOfSmall = 20
export const mostStemsOfMedium = 40

function sizeOfStems(stems: number): BouquetSize {
  if (stems <= mostStemsOfSmall) return 'small'
  return stems <= mostStemsOfMedium ? 'medium' : 'large'
}

/** The sizes of variants that customers can choose. A variant without a stem count has none. */
export function bouquetSizesOf(
  variants: ReadonlyArray<{ stemCount: number | null }>,
): BouquetSize[] {
  const sizes = variants.flatMap(({ stemCount }) =>
    stemCount === null ? [] : sizeOfStems(stemCount),
  )
  return [...new Set(sizes)]
}

/** Keys as they are stored in one column: `red white`. */
export function joinKeys(keys: readonly string[]): string {
  return keys.join(' ')
}

export function splitKeys(stored: string): string[] {
  return stored === '' ? [] : stored.split(' ')
}
