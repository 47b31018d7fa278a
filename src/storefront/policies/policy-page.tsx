import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { ShownContentPage } from '#commerce/content/read-content-page.server.ts'
import type { DeliveryAreas } from '#commerce/delivery/read-delivery-areas.server.ts'
import { formatMoney } from '#commerce/money.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, whatsAppAddress } from '#commerce/shop-phones.ts'
import { currentLocale, directions } from '#i18n/locale.ts'
import { otherLanguage } from '#i18n/localized.ts'
import { RichText } from '#ui/rich-text.tsx'
import { policyPageText } from './policy-page.messages.ts'

interface PolicyPageProps {
  page: ShownContentPage
  /** Only on the delivery page, above the text. */
  areas: DeliveryAreas | null
  /** Only on the contact page, because the numbers of the shop are settings. */
  showsPhones: boolean
}

export function PolicyPage({ page, areas, showsPhones }: PolicyPageProps) {
  const { title, lead, blocks, language } = page
  return (
    <article className="page-width grid gap-x-16 gap-y-10 pt-6 lg:grid-cols-[5fr_7fr] lg:pt-10">
      <header className="self-start lg:sticky lg:top-10">
        <nav aria-label={policyPageText('breadcrumb')} className="text-xs text-ink-soft">
          <Link to="/" className="hover:text-moss">
            {policyPageText('allFlowers')}
          </Link>
        </nav>
        <h1 {...otherLanguage(title)} className="mt-2 font-display text-3xl break-words">
          {title}
        </h1>
        <p {...otherLanguage(lead)} className="mt-5 max-w-[38ch] text-lg text-ink-soft break-words">
          {lead}
        </p>
      </header>
      <div className="min-w-0 border-t border-line lg:border-t-0">
        {areas && <AreasAndFees {...areas} />}
        {showsPhones && <Numbers />}
        <RichText
          blocks={blocks}
          language={
            language === currentLocale() ? {} : { lang: language, dir: directions[language] }
          }
        />
      </div>
    </article>
  )
}

function Numbers() {
  const { phone, whatsApp } = shopDetails
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
