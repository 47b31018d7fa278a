import { CategoryRail } from './category-rail.tsx'
import { Highlights } from './highlights.tsx'

/** The home page between the first picture and the catalogue. */
export function BelowHero() {
  return (
    <>
      <CategoryRail />
      <Highlights />
    </>
  )
}
