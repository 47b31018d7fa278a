import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, whatsAppAddress } from '#commerce/shop-phones.ts'
import { useShopPhones } from './shop-phones.ts'
import { useCategories } from './use-categories.ts'

const pages = [
  { policy: 'contact', name: 'Contact' },
  { policy: 'terms', name: 'Terms' },
  { policy: 'privacy', name: 'Privacy' },
]

export function Footer() {
  const { categories } = useCategories()
  return (
    <footer className="print:hidden mt-26 border-t border-line">
      <div className="page-width grid gap-x-10 gap-y-10 py-16 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <p className="max-w-[18ch] font-display text-xl sm:col-span-2 lg:col-span-1">
          Flowers that were standing in a field yesterday.
        </p>
        <Part title="Delivery">
          Across Cairo and Giza, every day, in the time slot you choose. Order by 4 pm and most
          bouquets arrive the same evening.{' '}
          <Link to="/$policy" params={{ policy: 'delivery' }} className="link">
            How we deliver
          </Link>
        </Part>
        <Part title="Freshness">
          If your flowers wilt within three days, send us a photo and we replace them. If a stem is
          not good enough that morning, we use one of the same colour and value.{' '}
          <Link to="/$policy" params={{ policy: 'freshness' }} className="link">
            Freshness
          </Link>{' '}
          and{' '}
          <Link to="/$policy" params={{ policy: 'substitution' }} className="link">
            substitution
          </Link>
        </Part>
        <Part title="The shop">
          {shopDetails.place}
          <br />
          {shopDetails.hours}
          <br />
          <Numbers />
          <a href={`mailto:${shopDetails.email}`} className="link">
            {shopDetails.email}
          </a>
        </Part>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 py-6 text-xs text-ink-soft">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {categories?.map((category) => (
              <li key={category.id}>
                <Link to="/" search={{ category: category.id }} className="hover:text-moss">
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {pages.map(({ policy, name }) => (
              <li key={policy}>
                <Link to="/$policy" params={{ policy }} className="hover:text-moss">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            {shopDetails.name}. {shopDetails.tagline}.
          </p>
        </div>
      </div>
    </footer>
  )
}

function Numbers() {
  const { phone, whatsApp } = useShopPhones()
  return (
    <>
      {phone && (
        <>
          <a href={phoneAddress(phone)} className="link">
            {phone}
          </a>
          <br />
        </>
      )}
      {whatsApp && (
        <>
          <a href={whatsAppAddress(whatsApp)} className="link">
            WhatsApp
          </a>
          <br />
        </>
      )}
    </>
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
