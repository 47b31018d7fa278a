import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { openShopQueries } from '#api/shop.ts'
import { formatMinute } from '#commerce/delivery/delivery-slot.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, whatsAppAddress } from '#commerce/shop-phones.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { footerText } from './footer.messages.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useCategories } from './use-categories.ts'

const pages = ['contact', 'terms', 'privacy'] as const

export function Footer() {
  const { categories } = useCategories()
  return (
    <footer className="print:hidden mt-26 border-t border-line">
      <div className="page-width grid gap-x-10 gap-y-10 py-16 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <p className="max-w-[10.4em] font-display text-xl sm:col-span-2 lg:col-span-1">
          {shopDetails.motto}
        </p>
        <Part title={footerText('delivery')}>
          <DeliveryNote />
        </Part>
        <Part title={footerText('freshness')}>
          {footerText.rich('freshnessNote', {
            freshness: linkTo('freshness'),
            substitution: linkTo('substitution'),
          })}
        </Part>
        <Part title={footerText('shop')}>
          {shopDetails.place}
          <br />
          {shopDetails.hours}
          <br />
          <Numbers />
          <a href={`mailto:${shopDetails.email}`} className="link">
            <bdi dir="ltr">{shopDetails.email}</bdi>
          </a>
        </Part>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 py-6 text-xs text-ink-soft">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {categories?.map((category) => (
              <li key={category.id}>
                <Link to="/" search={{ category: category.id }} className="hover:text-moss">
                  <LocalizedText>{category.name}</LocalizedText>
                </Link>
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            <li>
              <Link to="/occasions" className="hover:text-moss">
                {footerText('occasions')}
              </Link>
            </li>
            {pages.map((policy) => (
              <li key={policy}>
                <Link to="/$policy" params={{ policy }} className="hover:text-moss">
                  {footerText(policy)}
                </Link>
              </li>
            ))}
            <li>
              <LanguageSwitch className="hover:text-moss" />
            </li>
          </ul>
          <p>
            {shopDetails.name}. {shopDetails.tagline}.
          </p>
        </div>
      </div>
    </footer>
  )
}

/** The cut-off is that of the time slots, so that the promise holds. */
function DeliveryNote() {
  const { data: opened } = useQuery(openShopQueries.once())
  const until = opened?.sameDayUntil ?? null
  return (
    <>
      {footerText('deliveryNote', { area: shopDetails.deliveryArea })}{' '}
      {until !== null && `${footerText('sameDay', { time: formatMinute(until) })} `}
      {linkTo('delivery')(footerText('howWeDeliver'))}
    </>
  )
}

function Numbers() {
  const { phone, whatsApp } = shopDetails
  return (
    <>
      {phone && (
        <>
          <a href={phoneAddress(phone)} className="link">
            <bdi dir="ltr">{phone}</bdi>
          </a>
          <br />
        </>
      )}
      {whatsApp && (
        <>
          <a href={whatsAppAddress(whatsApp)} className="link">
            {footerText('whatsApp')}
          </a>
          <br />
        </>
      )}
    </>
  )
}

function linkTo(policy: string) {
  return (text: ReactNode) => (
    <Link to="/$policy" params={{ policy }} className="link">
      {text}
    </Link>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[36ch]">
      <h2 className="font-medium">{title}</h2>
      <p className="mt-2 text-ink-soft">{children}</p>
    </section>
  )
}
