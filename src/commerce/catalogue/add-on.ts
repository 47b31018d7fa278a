/** Whether a product is offered with a bouquet: never, also beside being sold alone, or only so. */
export const addOnUses = ['no', 'also', 'only'] as const
export type AddOnUse = (typeof addOnUses)[number]

/** The most of one add-on that a bouquet line takes. */
export const mostOfAddOn = 10

/** The fields of a bouquet that the rules of add-ons need. */
export interface Bouquet {
  /** The id of the whole product. */
  id: string
  category: string
  /** The occasions for which the shop offers it. */
  occasions: ReadonlyArray<{ id: string; isSensitive: boolean }>
}

interface AddOn {
  id: string
  variantOf: string | null
  addOn: string
  addOnWith: readonly string[]
}

/** Flowers that are meant for sensitive occasions alone are sold without upsells. */
export function takesAddOns({ occasions }: Pick<Bouquet, 'occasions'>): boolean {
  return occasions.length === 0 || occasions.some(({ isSensitive }) => !isSensitive)
}

/** Whether the rules of staff offer an add-on with a bouquet: by its category or an occasion, or with all. */
export function isOfferedWith(addOn: AddOn, bouquet: Bouquet): boolean {
  if (addOn.addOn === 'no' || (addOn.variantOf ?? addOn.id) === bouquet.id) return false
  if (!takesAddOns(bouquet)) return false
  const chosen = addOn.addOnWith
  if (chosen.length === 0 || chosen.includes(bouquet.category)) return true
  return bouquet.occasions.some(({ id }) => chosen.includes(id))
}

/** Sold with a bouquet alone: without a page, a card and a place in lists. */
export function isOnlyAddOn({ addOn }: Pick<AddOn, 'addOn'>): boolean {
  return addOn === 'only'
}
