import { CategoryRail } from './category-rail.tsx'
import { Highlights } from './highlights.tsx'

/** What the home page shows between the first picture and the catalogue. */
export function BelowHero() {
  return (
    <>
      <CategoryRail />
      <Highlights />
    </>
  )
}
