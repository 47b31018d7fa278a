import { useQuery } from '@tanstack/react-query'
import { shopPictureQueries } from '#api/pictures.queries.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { buttonStyle } from '#ui/button-style.ts'

const fromDashboard = '(min-width: 64rem)'

/** The shop's window: a wide picture with the headline over its quiet side; on a phone its busy half, below the words. */
export function ShopWindow() {
  return (
    <section className="relative lg:flex lg:h-[min(44rem,44vw)] lg:min-h-[29rem] lg:items-center">
      <div className="page-width pt-10 pb-9 lg:relative lg:z-10 lg:py-0">
        <h1 className="max-w-[11ch] font-display text-3xl">Cut at dawn, at the door by evening</h1>
        <p className="mt-5 max-w-[36ch] text-base text-ink-soft lg:text-ink">
          Bouquets tied the morning they leave, carried across Cairo and Giza in a window you
          choose.
        </p>
        <a href="#flowers" className={`${buttonStyle({ size: 'large' })} mt-7`}>
          See the flowers
        </a>
      </div>
      <WindowPicture />
    </section>
  )
}

/** It decorates: what it shows is in the shop in a hundred other pictures. */
function WindowPicture() {
  const { data } = useQuery(shopPictureQueries.all())
  if (!data?.hero) return null
  const { hero, 'hero-phone': busyHalf = hero } = data
  const wide = pictureSources(hero.address, hero.placeholder)
  const phone = pictureSources(busyHalf.address, busyHalf.placeholder)
  return (
    <picture className="contents">
      <source type="image/avif" media={fromDashboard} srcSet={wide.avifSrcSet} sizes="100vw" />
      <source media={fromDashboard} srcSet={wide.srcSet} sizes="100vw" />
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
        className="aspect-square w-full bg-linen bg-cover object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:size-full lg:bg-none! lg:object-[70%_60%]"
      />
    </picture>
  )
}
