import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Email } from '#commerce/emails/mailer.ts'
import { formatMoney } from '#commerce/money.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import type { ShopPhones } from '#commerce/shop-phones.ts'
import { isolated } from '#i18n/isolated.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { emailDirection } from './email-direction.ts'
import { templateText } from './email-template.messages.ts'
import { EmailTemplate } from './email-template.tsx'

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
// React adds preload links, which email clients ignore. User text is escaped, so it cannot match.
const preloads = /<link rel="preload"[^>]*>/g

/** Renders both forms of an email in the language of the caller. The template is synchronous, so it needs no stream. */
export function renderEmail(
  email: Email,
  origin: string,
  phones: ShopPhones,
): { html: string; text: string } {
  const html = renderToStaticMarkup(createElement(EmailTemplate, { email, origin, phones }))
  return { html: `${doctype}${html.replace(preloads, '')}`, text: emailText(email, origin, phones) }
}

/** The plain-text form of an email. */
function emailText(email: Email, origin: string, { phone, whatsApp }: ShopPhones): string {
  const isRtl = emailDirection() === 'rtl'
  const { action, card, facts, goods, footnote, stop } = email
  const { name, place, hours, email: address } = shopDetails
  // Mail clients would take the mark that ends an isolate for a part of the URL, so in Arabic it has its own line.
  const space = isRtl ? '\n' : ' '
  const link = (to: { label: string; address: string }) =>
    `${to.label}:${space}${new URL(to.address, origin).href}`
  const blocks = [
    email.heading,
    ...email.paragraphs,
    action && link(action),
    card && [templateText('cardBelow'), card.message, card.signature].filter(Boolean).join('\n'),
    facts?.map(({ label, value }) => `${label}: ${isRtl ? isolated(value) : value}`).join('\n'),
    goods && goodsText(goods, isRtl),
    footnote,
    stop && link(stop),
    [
      templateText('shop', { name, place }),
      hours,
      phone,
      whatsApp && templateText('whatsApp', { number: whatsApp }),
      address,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** A line of digits and isolates has no direction of its own, so in Arabic a mark gives it one. */
const rightToLeftMark = '\u200f'

function goodsText({ lines, sums }: NonNullable<Email['goods']>, isRtl: boolean): string {
  const start = isRtl ? rightToLeftMark : ''
  const part = (value: string) => (isRtl ? isolated(value) : value)
  const all = [
    ...lines.map(
      ({ name, quantity, total }) =>
        `${start}${groupDigits(quantity)} × ${part(name)}  ${part(formatMoney(total))}`,
    ),
    ...sums.map(({ label, amount }) => `${label}  ${part(formatMoney(amount))}`),
  ]
  return all.join('\n')
}
