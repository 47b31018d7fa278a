import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { DeliveryAreas } from '#commerce/delivery/read-delivery-areas.server.ts'
import { formatMoney } from '#commerce/money.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, whatsAppAddress } from '#commerce/shop-phones.ts'
import { useShopPhones } from '../layout/shop-phones.ts'
import { policyPageText } from './policy-page.messages.ts'
import type { PolicyText } from './policy-text.ts'

interface PolicyPageProps {
  text: PolicyText
  /** Only on the delivery page, above the text. */
  areas: DeliveryAreas | null
}

export function PolicyPage({ text, areas }: PolicyPageProps) {
  return (
    <article className="page-width grid gap-x-16 gap-y-10 pt-6 lg:grid-cols-[5fr_7fr] lg:pt-10">
      <header className="self-start lg:sticky lg:top-10">
        <nav aria-label={policyPageText('breadcrumb')} className="text-xs text-ink-soft">
          <Link to="/" className="hover:text-moss">
            {policyPageText('allFlowers')}
          </Link>
        </nav>
        <h1 className="mt-2 font-display text-3xl">{text.title}</h1>
        <p className="mt-5 max-w-[38ch] text-lg text-ink-soft">{text.lead}</p>
      </header>
      <div className="border-t border-line lg:border-t-0">
        {areas && <AreasAndFees {...areas} />}
        {text.showsPhones && <Numbers />}
        {Object.entries(text.parts).map(([heading, paragraphs]) => (
          <section
            key={heading}
            className="border-b border-line py-8 last:border-b-0 lg:first:pt-10"
          >
            <h2 className="font-display text-xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[62ch] text-base">
                {paragraph === shopDetails.email ? (
                  <a href={`mailto:${paragraph}`} className="link">
                    {paragraph}
                  </a>
                ) : (
                  paragraph
                )}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}

function Numbers() {
  const { phone, whatsApp } = useShopPhones()
  const numbers = [
    { title: policyPageText('call'), number: phone, hrefOf: phoneAddress },
    { title: policyPageText('whatsApp'), number: whatsApp, hrefOf: whatsAppAddress },
  ]
  return numbers.map(
    ({ title, number, hrefOf }) =>
      number && (
        <section key={title} className="border-b border-line py-8 lg:first:pt-10">
          <h2 className="font-display text-xl">{title}</h2>
          <p className="mt-3 text-base">
            <a href={hrefOf(number)} className="link">
              <bdi dir="ltr">{number}</bdi>
            </a>
          </p>
        </section>
      ),
  )
}

function AreasAndFees({ areas, windows }: DeliveryAreas) {
  if (areas.length === 0) return null
  return (
    <section aria-labelledby="areas" className="border-b border-line py-8 lg:pt-10">
      <h2 id="areas" className="font-display text-xl">
        {policyPageText('areas')}
      </h2>
      <ul className="mt-5 grid gap-x-16 sm:grid-cols-2">
        {areas.map(({ name, fee }) => (
          <li key={name} className="flex justify-between gap-4 border-t border-line py-2.5">
            <bdi>{name}</bdi>
            <span>{formatMoney(fee)}</span>
          </li>
        ))}
      </ul>
      {windows.length > 0 && (
        <p className="mt-5 max-w-[62ch] text-base text-ink-soft">
          {policyPageText('slots')}{' '}
          {windows.map((window, index) => (
            <Fragment key={window}>
              {index > 0 && policyPageText('comma')}
              <span className="whitespace-nowrap">{window}</span>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  )
}
