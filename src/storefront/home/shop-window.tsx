import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productQueries } from '#commerce/catalogue/catalogue.queries.ts'
import { mainImage } from '#commerce/catalogue/main-image.ts'
import { isSoldOut } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'

/** The shop's window: the newest thing that can be had, large, with the headline over its quiet side. */
export function ShopWindow() {
  const { data } = useInfiniteQuery(productQueries.list())
  const products = data?.pages[0]?.products ?? []
  const shown = products.find((product) => mainImage(product) && !isSoldOut(product))
  const image = shown && mainImage(shown)
  return (
    <section>
      <div className="mx-auto grid max-w-[110rem] lg:grid-cols-[5fr_7fr]">
        <div className="page-width flex flex-col justify-center py-10 lg:py-16 lg:pr-6">
          <h1 className="max-w-[11ch] font-display text-3xl">
            Cut at dawn, at the door by evening
          </h1>
          <p className="mt-5 max-w-[38ch] text-base text-ink-soft">
            Bouquets tied the morning they leave, carried across Cairo and Giza in a window you
            choose.
          </p>
          {shown && (
            <p className="mt-8">
              In the window today:{' '}
              <Link to="/p/$id" params={{ id: shown.id }} className="link">
                {shown.name}
              </Link>
            </p>
          )}
        </div>
        <div className="aspect-4/5 sm:aspect-3/2 lg:aspect-auto lg:h-[36rem]">
          {image && (
            <Picture
              {...pictureSources(image)}
              alt={shown.name}
              sizes="(min-width: 1024px) 58vw, 100vw"
              eager
              className="size-full"
            />
          )}
        </div>
      </div>
    </section>
  )
}
