import { useQuery } from '@tanstack/react-query'
import { Link, useMatch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { nextDeliveryQueries } from '#api/delivery.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeliveryButton } from '../delivery/delivery-button.tsx'
import { frameText } from './frame.messages.ts'
import { AccountButton, BagButton, SearchLink, WishlistButton } from './header-buttons.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { deliveryLabel, timeLeft } from './next-delivery.ts'
import { SearchField } from './search-field.tsx'
import { useCairoDay, useMinute } from './shop-clock.ts'
import { useCategories } from './use-categories.ts'
import { useOrderPause } from './use-order-pause.ts'

/** One row on wide screens; otherwise the logo in the middle and the categories below it. */
export function Header({ signedIn }: { signedIn: boolean }) {
  return (
    <header data-reveal="" className="border-b border-line">
      {/* A busy phone may paint the line before the switch is parsed: the column keeps its place. */}
      <div className="grid grid-cols-[minmax(0,1fr)_calc(4rem+var(--page-margin))]">
        <TopLine signedIn={signedIn} />
        <LanguageSwitch className="print:hidden grid place-items-center bg-moss ps-4 pe-(--page-margin) text-xs text-paper hover:underline focus-visible:-outline-offset-4 focus-visible:outline-paper" />
      </div>
      <div className="page-width grid grid-cols-[1fr_auto_1fr] items-center pt-1.5 xl:grid-cols-[auto_1fr_auto_auto] xl:py-3">
        <div className="print:hidden row-start-1 -ms-2.5 flex xl:col-start-3 xl:ms-0 xl:items-center">
          <SearchField className="me-3 hidden w-44 xl:grid" />
          <AccountButton signedIn={signedIn} />
          <SearchLink />
        </div>
        <Link to="/" className="col-start-2 row-start-1 xl:col-start-1">
          <img
            src="/logo.png"
            alt={shopDetails.name}
            width={152}
            height={40}
            className="h-9 w-auto font-display text-xl xl:h-10"
          />
        </Link>
        <div className="print:hidden col-span-3 row-start-2 min-w-0 lg:justify-self-center xl:col-span-1 xl:col-start-2 xl:row-start-1 xl:max-w-full xl:px-8">
          <CategoryNav />
        </div>
        <div className="print:hidden col-start-3 row-start-1 -me-2.5 flex justify-self-end xl:col-start-4">
          <WishlistButton />
          <BagButton />
        </div>
      </div>
    </header>
  )
}

/** Customers with an unpaid order read about it here. The code is loaded for users alone. */
function TopLine({ signedIn }: { signedIn: boolean }) {
  const [part, setPart] = useState<typeof import('../order/unpaid-line.tsx')>()
  useEffect(() => {
    // Without it the line shows the next delivery.
    if (signedIn) import('../order/unpaid-line.tsx').then(setPart, () => undefined)
  }, [signedIn])
  if (!signedIn || !part) return <DeliveryLine />
  return <part.UnpaidLine otherwise={<DeliveryLine />} />
}

/** The pause of new orders, else the next delivery. */
function DeliveryLine() {
  const pause = useOrderPause()
  return pause === null ? <NextDeliveryLine /> : <PausedLine>{pause}</PausedLine>
}

/** Shown also to customers who chose an area and a day: nothing can be ordered for them. */
function PausedLine({ children }: { children: string }) {
  return (
    <p className="print:hidden grid min-h-11 place-items-center bg-moss px-4 py-2 text-center text-xs text-paper sm:min-h-8 md:ps-[calc(5rem+var(--page-margin))]">
      {children}
    </p>
  )
}

/** On the page of a product the delivery of that product: it may take longer, or be sold out. */
function NextDeliveryLine() {
  const delivery = useMatch({
    from: '/p/$id',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.delivery,
  })
  const { data: next } = useQuery(nextDeliveryQueries.after(delivery?.leadDays ?? 0))
  const now = useMinute()
  const today = useCairoDay()
  const left = next ? timeLeft(next.orderUntil, now) : null
  const day = next && deliveryLabel(next, today)
  const canArrive = left && day && !delivery?.isSoldOut
  // A new element for each text, in one as wide as the line: what a longer text moves would count as a layout shift. A
  // second line would, too, so phones read a shorter text. The padding, as wide as the switch, keeps the text in the middle.
  return (
    <DeliveryButton
      className="print:hidden group flex min-h-11 w-full min-w-0 items-center justify-center gap-1.5 bg-moss px-4 py-2 text-center text-xs sm:min-h-8 [&>span]:truncate [&>span]:grow max-sm:[&>span]:underline max-sm:[&>span]:decoration-paper/60 max-sm:[&>span]:underline-offset-4 text-paper focus-visible:-outline-offset-4 focus-visible:outline-paper md:ps-[calc(5rem+var(--page-margin))]"
      after={<ChevronDownIcon className="size-4 shrink-0 sm:hidden" />}
      otherwise={
        <>
          <span key={canArrive ? left + day : ''}>
            {canArrive
              ? frameText.rich('orderWithin', { left, day, when: unlessNarrow, wide: inWideLine })
              : shopDetails.tagline}
          </span>
          <span className="max-sm:sr-only ms-2 underline group-hover:no-underline">
            {frameText('chooseDelivery')}
          </span>
        </>
      }
    />
  )
}

/** Not on most phones, where the end would be cut off; Arabic needs more words for the time that is left. */
function unlessNarrow(text: ReactNode) {
  return <span className="max-[429px]:hidden rtl:max-sm:hidden">{text}</span>
}

function inWideLine(text: ReactNode) {
  return <span className="max-sm:hidden">{text}</span>
}

const navLink = {
  className: 'block border-b py-2.5 text-sm transition-colors hover:text-moss',
  activeProps: { className: 'border-moss text-moss' },
  inactiveProps: { className: 'border-transparent forced-colors:border-[Canvas]' },
}

/** The categories and the occasions in one row, which scrolls horizontally on narrow screens. */
function CategoryNav() {
  const { categories, isLoading } = useCategories()
  return (
    <nav aria-label={frameText('categories')} className="min-w-0">
      <ul className="flex gap-x-5 overflow-x-auto whitespace-nowrap [scrollbar-width:none] max-lg:page-bleed sm:gap-x-6">
        {isLoading && <CategoryNavLoading />}
        {categories?.map((category) => (
          <li key={category.id}>
            <Link to="/" search={{ category: category.id }} {...navLink}>
              <LocalizedText>{category.name}</LocalizedText>
            </Link>
          </li>
        ))}
        {categories && (
          <li>
            <Link to="/occasions" {...navLink}>
              {frameText('occasions')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function CategoryNavLoading() {
  return (
    <li className="flex gap-6 py-3.5" aria-busy="true">
      <span className="sr-only">{frameText('loadingCategories')}</span>
      {['w-12', 'w-14', 'w-16', 'w-20', 'w-24'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </li>
  )
}
