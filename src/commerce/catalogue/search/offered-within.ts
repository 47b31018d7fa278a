import { intersect, type Mask, type ProductMasks, without } from './product-masks.ts'

interface OfferedFilter {
  category?: string | undefined
  colours?: readonly string[] | undefined
  flowers?: readonly string[] | undefined
  sizes?: readonly string[] | undefined
  maxLeadDays?: number | undefined
  /** Ids of the products that may be in the set; all if null. */
  among?: Iterable<string> | null | undefined
  excluded?: Iterable<string> | null | undefined
}

/** The products that customers may find and that pass the filters which the index has as sets. */
export function offeredWithin(
  masks: ProductMasks,
  { category, colours, flowers, sizes, maxLeadDays, among, excluded }: OfferedFilter,
): Mask {
  return intersect(
    excluded ? without(masks.offered, masks.ofIds(excluded)) : masks.offered,
    ...(among ? [masks.ofIds(among)] : []),
    ...(maxLeadDays === undefined ? [] : [masks.having('leadDays', leadDaysUpTo(maxLeadDays))]),
    ...(category === undefined ? [] : [masks.having('category', [category])]),
    ...(colours ? [masks.having('colour', colours)] : []),
    ...(flowers ? [masks.having('flower', flowers)] : []),
    ...(sizes ? [masks.having('size', sizes)] : []),
  )
}

function leadDaysUpTo(most: number): string[] {
  return Array.from({ length: most + 1 }, (_, days) => String(days))
}
