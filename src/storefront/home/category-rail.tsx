import { Link } from '@tanstack/react-router'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCategories } from '../layout/use-categories.ts'
import { highlightsText } from './highlights.messages.ts'

const card = 'w-[38vw] max-w-60 shrink-0 snap-start sm:w-[24vw] lg:w-auto lg:max-w-none lg:shrink'
const sizes = '(min-width: 1024px) 12vw, (min-width: 640px) 24vw, 38vw'

export function CategoryRail() {
  const { categories, isLoading } = useCategories()
  return (
    <section aria-labelledby="categories" className="pt-16 lg:pt-26">
      <h2 id="categories" className="page-width font-display text-xl">
        {highlightsText('byCategory')}
      </h2>
      <ul className="page-width mt-6 flex snap-x scroll-px-(--page-margin) gap-4 overflow-x-auto pb-2 [scrollbar-width:none] lg:grid lg:grid-cols-8">
        {isLoading && <RailLoading />}
        {categories?.map((category) => (
          <li key={category.id} className={card}>
            <Link to="/" search={{ category: category.id }} className="group block">
              <PictureTile
                files={
                  category.image ? pictureSources(category.image, category.imagePlaceholder) : null
                }
                sizes={sizes}
                className="aspect-3/4"
              />
              <span className="mt-2.5 block text-sm transition-colors group-hover:text-moss">
                <LocalizedText>{category.name}</LocalizedText>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RailLoading() {
  return ['one', 'two', 'three', 'four'].map((key) => (
    <li key={key} className={card}>
      <Skeleton className="aspect-3/4" />
      <Skeleton className="mt-2.5 h-5 w-2/3" />
    </li>
  ))
}
