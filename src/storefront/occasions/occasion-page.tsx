import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productQueries } from '#api/catalogue.queries.ts'
import { occasionQueries } from '#api/shown-occasions.ts'
import type { ShownOccasion } from '#commerce/occasions/localize-occasion.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { emptyListText } from '../home/empty-list.messages.ts'
import { ListControls } from '../home/list-controls.tsx'
import { filterOf, isFiltered, type ListingSearch } from '../home/listing-search.ts'
import { MoreProducts } from '../home/more-products.tsx'
import { ProductGrid, ProductGridLoading } from '../home/product-grid.tsx'
import { occasionDay } from './occasion-day.ts'
import { occasionsText } from './occasions.messages.ts'

interface OccasionPageProps {
  slug: string
  search: ListingSearch
}

export function OccasionPage({ slug, search }: OccasionPageProps) {
  const { data: occasion } = useQuery(occasionQueries.one(slug))
  if (!occasion) return null
  return (
    <div className="page-width" data-quiet={occasion.isSensitive || undefined}>
      <nav aria-label={occasionsText('breadcrumb')} className="pt-6 text-xs text-ink-soft lg:pt-10">
        <Link to="/occasions" className="hover:text-moss">
          {occasionsText('all')}
        </Link>
      </nav>
      <Introduction occasion={occasion} />
      <Products slug={slug} search={search} startsWithPicture={occasion.image !== null} />
    </div>
  )
}

/** Text and picture side by side; on the phone the picture comes first. */
function Introduction({ occasion }: { occasion: ShownOccasion }) {
  const { name, intro, image, imagePlaceholder, isSensitive, next } = occasion
  return (
    <div className="grid gap-x-16 gap-y-6 pt-3 pb-10 sm:grid-cols-2 sm:items-center lg:pb-16">
      <div>
        <h1 className="font-display text-3xl">
          <LocalizedText>{name}</LocalizedText>
        </h1>
        {next && !isSensitive && <p className="mt-3 text-sm text-ink-soft">{occasionDay(next)}</p>}
        {intro !== '' && (
          <p className="mt-5 max-w-[52ch] text-base">
            <LocalizedText>{intro}</LocalizedText>
          </p>
        )}
      </div>
      {image && (
        <PictureTile
          files={pictureSources(image, imagePlaceholder)}
          sizes="(min-width: 640px) 46vw, 100vw"
          eager
          className="aspect-4/3 max-sm:-order-1 [&_img]:object-[50%_25%]"
        />
      )}
    </div>
  )
}

interface ProductsProps extends OccasionPageProps {
  /** The page shows a picture before the products; theirs must not delay it. */
  startsWithPicture: boolean
}

function Products({ slug, search, startsWithPicture }: ProductsProps) {
  const list = useInfiniteQuery({
    ...productQueries.list({ ...filterOf(search), occasion: slug }, search.after),
    placeholderData: (before) => before,
  })
  if (list.isPending) return <ProductGridLoading />
  if (!list.data) return <FetchFailed onRetry={list.refetch} />
  const products = list.data.pages.flatMap((page) => page.products)
  const isNarrowed = isFiltered(search) || search.category !== undefined
  return (
    <div aria-busy={list.isPlaceholderData} className="transition-opacity aria-busy:opacity-50">
      <h2 className="sr-only">{occasionsText('flowersFor')}</h2>
      {(products.length > 0 || isNarrowed || list.isPlaceholderData) && (
        <ListControls search={search} occasion={slug} />
      )}
      {products.length === 0 && !list.isPlaceholderData && (
        <EmptyState title={isNarrowed ? emptyListText('noMatch') : occasionsText('empty')}>
          {isNarrowed ? (
            <Link to="/occasions/$slug" params={{ slug }} className="link">
              {emptyListText('clearFilters')}
            </Link>
          ) : (
            <Link to="/occasions" className="link">
              {occasionsText('all')}
            </Link>
          )}
        </EmptyState>
      )}
      {products.length === 0 && list.isPlaceholderData && <ProductGridLoading />}
      {products.length > 0 && (
        <ProductGrid products={products} eagerCount={startsWithPicture ? 0 : 2} />
      )}
      {!list.isPlaceholderData && <MoreProducts search={search} list={list} />}
    </div>
  )
}
