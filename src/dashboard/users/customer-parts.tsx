import type { ReactNode } from 'react'
import type {
  CustomerRecipient,
  CustomerSales,
} from '#commerce/customers/customer-figures-store.server.ts'
import type { CustomerConsents } from '#commerce/customers/read-customer.server.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import { averageOrder } from '#commerce/insights/insights.ts'
import { formatMoney } from '#commerce/money.ts'
import { isolated } from '#i18n/isolated.ts'
import type { Locale } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { customerText } from './customer.messages.ts'

interface CustomerPartProps {
  id: string
  title: string
  note?: string
  children: ReactNode
}

export function CustomerPart({ id, title, note, children }: CustomerPartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-display text-lg">
        {title}
      </h2>
      {note && <p className="mt-1 text-xs text-ink-soft">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** The purchases of the customer so far. */
export function CustomerFigures({ sales }: { sales: CustomerSales }) {
  const { orders, spent, firstAt, lastAt } = sales
  const moment = (at: number | null) =>
    at === null ? customerText('never') : formatDatedMoment(at)
  const figures = [
    { name: customerText('spent'), value: formatMoney(spent), note: customerText('spentNote') },
    { name: customerText('orders'), value: groupDigits(orders) },
    { name: customerText('average'), value: formatMoney(averageOrder({ orders, revenue: spent })) },
  ]
  const moments = [
    { name: customerText('first'), value: moment(firstAt) },
    { name: customerText('last'), value: moment(lastAt) },
  ]
  const box = 'grid content-start gap-1 border-e border-b border-line p-4'
  return (
    <section aria-label={customerText('figures')} className="mb-10">
      <dl className="grid grid-cols-2 border-s border-t border-line lg:grid-cols-5">
        {figures.map(({ name, value, note }) => (
          <div key={name} className={note ? `${box} max-lg:col-span-2` : box}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd>
              <span className="font-display text-xl max-[22rem]:text-lg">{value}</span>
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
        {moments.map(({ name, value }) => (
          <div key={name} className={box}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Recipients({ recipients }: { recipients: readonly CustomerRecipient[] }) {
  return (
    <CustomerPart id="recipients" title={customerText('recipients')}>
      {recipients.length === 0 && <p className="text-ink-soft">{customerText('noRecipients')}</p>}
      {recipients.length > 0 && (
        <ul aria-labelledby="recipients" className="border-t border-line">
          {recipients.map((recipient) => (
            <li
              key={JSON.stringify(recipient)}
              className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
                <bdi className="font-medium">{recipient.name}</bdi>
                {recipient.phone !== '' && (
                  <bdi dir="ltr" className="whitespace-nowrap text-ink-soft">
                    {recipient.phone}
                  </bdi>
                )}
              </span>
              <span className="text-xs text-ink-soft">
                {customerText('times', { count: recipient.orders })}
              </span>
              <span className="col-span-2 text-xs wrap-anywhere text-ink-soft">
                <LocalizedText>{recipient.zone}</LocalizedText>
                <span className="block">{addressLine(recipient) || customerText('noAddress')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </CustomerPart>
  )
}

function addressLine({ street, building, floor }: CustomerRecipient): string {
  return [street, building, floor].filter(Boolean).map(isolated).join(' · ')
}

interface ConsentsProps {
  consents: CustomerConsents
  locale: Locale
}

/** The customer's email subscriptions and consents. */
export function Consents({ consents, locale }: ConsentsProps) {
  const { email, reviewsStoppedAt, stockAlerts, termsAt } = consents
  const rows: readonly [string, ReactNode][] = [
    [
      customerText('emailAddress'),
      email === null ? (
        customerText('noEmail')
      ) : (
        <bdi key="email" dir="ltr" className="break-all">
          {email}
        </bdi>
      ),
    ],
    [customerText('language'), customerText(locale === 'ar' ? 'arabic' : 'english')],
    [
      customerText('reviews'),
      reviewsStoppedAt === null
        ? customerText('reviewsOn')
        : customerText('reviewsOff', { moment: formatDatedMoment(reviewsStoppedAt) }),
    ],
    [customerText('stockAlerts'), customerText('waiting', { count: stockAlerts })],
    [
      customerText('terms'),
      termsAt === null
        ? customerText('noTerms')
        : customerText('termsAt', { moment: formatDatedMoment(termsAt) }),
    ],
  ]
  return (
    <CustomerPart id="consents" title={customerText('consents')}>
      <dl className="border-t border-line">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </CustomerPart>
  )
}
