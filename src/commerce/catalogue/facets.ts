/** What customers filter flowers by, besides category, occasion and price. A key is stored: never rename one. */
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

/** Keys as they are stored in one column: `red white`. */
export function joinKeys(keys: readonly string[]): string {
  return keys.join(' ')
}

export function splitKeys(stored: string): string[] {
  return stored === '' ? [] : stored.split(' ')
}
