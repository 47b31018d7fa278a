import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shopPictureQueries } from '#api/pictures.ts'
import type { Category } from '#commerce/catalogue/category.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { useCategories } from '../layout/use-categories.ts'
import { CategoryRail } from './category-rail.tsx'
import { DeferredEmptyList } from './deferred-empty-list.tsx'
import { Highlights } from './highlights.tsx'
import { homeText } from './home.messages.ts'
import { isFiltered, type ListingSearch } from './listing-search.ts'
import { ProductList } from './product-list.tsx'

export function HomePage({ search }: { search: ListingSearch }) {
  const { category: id, after } = search
  const { categories, isError, refetch } = useCategories()
  const category = categories?.find((one) => one.id === id)
  const narrowed = isFiltered(search)

  if (id !== undefined && categories && !category) return <DeferredEmptyList />
  return (
    <>
      {id === undefined && after === undefined && !narrowed && (
        <>
          <HomeHero />
          <CategoryRail />
          <Highlights />
        </>
      )}
      <div className="page-width">
        {isError && <FetchFailed onRetry={refetch} />}
        {category && <CategoryHeading category={category} />}
        {id === undefined && after === undefined && narrowed && (
          <h1 className="pt-10 pb-8 font-display text-2xl">{homeText('allFlowers')}</h1>
        )}
        <ProductList search={search} />
      </div>
    </>
  )
}

function CategoryHeading({ category }: { category: Category }) {
  return (
    <div className="pt-6 pb-8 lg:pt-10 lg:pb-12">
      <nav aria-label={homeText('breadcrumb')} className="text-xs text-ink-soft">
        <Link to="/" className="hover:text-moss">
          {homeText('allFlowers')}
        </Link>
      </nav>
      <h1 className="mt-2 font-display text-3xl">
        <LocalizedText>{category.name}</LocalizedText>
      </h1>
    </div>
  )
}

const desktop = '(min-width: 64rem)'

function HomeHero() {
  return (
    <section className="relative lg:flex lg:h-[min(44rem,44vw)] lg:min-h-[29rem] lg:items-center">
      <div className="page-width pt-10 pb-9 lg:relative lg:z-10 lg:py-0">
        <h1 className="max-w-[6.4em] font-display text-3xl">{shopDetails.headline}</h1>
        <p className="mt-5 max-w-[20.2em] text-base text-ink-soft lg:text-ink">
          {homeText('lead', { area: shopDetails.deliveryArea })}
        </p>
        <a href="#flowers" className={`${buttonStyle({ size: 'large' })} mt-7`}>
          {homeText('seeFlowers')}
        </a>
      </div>
      <HeroPicture />
    </section>
  )
}

/** Decorative, hence the empty alt text. Mirrored from right to left, so that the text stands on its empty side. */
function HeroPicture() {
  const { data } = useQuery(shopPictureQueries.all())
  if (!data?.hero) return null
  const { hero, 'hero-phone': heroPhone = hero } = data
  const wide = pictureSources(hero.address, hero.placeholder)
  const phone = pictureSources(heroPhone.address, heroPhone.placeholder)
  return (
    <picture className="contents">
      <source type="image/avif" media={desktop} srcSet={wide.avifSrcSet} sizes="100vw" />
      <source media={desktop} srcSet={wide.srcSet} sizes="100vw" />
      <source type="image/avif" srcSet={phone.avifSrcSet} sizes="100vw" />
      <img
        src={phone.src}
        srcSet={phone.srcSet}
        width={phone.width}
        height={phone.height}
        alt=""
        sizes="100vw"
        fetchPriority="high"
        style={phone.placeholder ? { backgroundImage: `url("${phone.placeholder}")` } : undefined}
        className="aspect-square w-full bg-linen bg-cover object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:size-full lg:bg-none! lg:object-[70%_60%] lg:rtl:-scale-x-100"
      />
    </picture>
  )
}
