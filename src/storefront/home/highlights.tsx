import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { homeQueries } from '#api/home.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { ShownOccasion } from '#commerce/occasions/localize-occasion.ts'
import type { OccasionDate } from '#commerce/occasions/occasion-date.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { highlightsText } from './highlights.messages.ts'
import { ProductGrid } from './product-grid.tsx'

/** Best-selling products and the next occasion; nothing where the shop has neither. */
export function Highlights() {
  const { data } = useQuery(homeQueries.highlights())
  if (!data) return null
  const { selling, occasion } = data
  return (
    <>
      {occasion && <NextOccasion occasion={occasion} />}
      {selling.length > 0 && (
        <section aria-labelledby="selling" className="page-width pt-16 lg:pt-26">
          <h2 id="selling" className="pb-6 font-display text-xl lg:pb-8">
            {highlightsText('selling')}
          </h2>
          <ProductGrid products={selling} />
        </section>
      )}
    </>
  )
}

function dayOf({ date, isTentative }: OccasionDate): string {
  const day = formatDay(date)
  return isTentative ? highlightsText('expected', { day }) : day
}

function NextOccasion({ occasion }: { occasion: ShownOccasion }) {
  const { slug, name, intro, image, imagePlaceholder, next } = occasion
  return (
    <section aria-labelledby="occasion" className="page-width pt-16 lg:pt-26">
      <div className="grid bg-linen sm:grid-cols-2 sm:items-center">
        <div className="p-6 sm:p-10">
          {next && <p className="text-sm text-ink-soft">{dayOf(next)}</p>}
          <h2 id="occasion" className="mt-1 font-display text-2xl">
            <LocalizedText>{name}</LocalizedText>
          </h2>
          <p className="mt-4 max-w-[44ch] max-sm:line-clamp-3">
            <LocalizedText>{intro}</LocalizedText>
          </p>
          <Link to="/occasions/$slug" params={{ slug }} className="link mt-5 inline-block">
            {highlightsText('seeOccasion')}
          </Link>
        </div>
        {image && (
          <PictureTile
            files={pictureSources(image, imagePlaceholder)}
            sizes="(min-width: 640px) 50vw, 100vw"
            className="aspect-4/3 max-sm:-order-1 [&_img]:object-[50%_25%]"
          />
        )}
      </div>
    </section>
  )
}
