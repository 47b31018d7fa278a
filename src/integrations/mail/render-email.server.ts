import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Email } from '#commerce/emails/mailer.ts'
import { formatMoney } from '#commerce/money.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import type { ShopPhones } from '#commerce/shop-phones.ts'
import { EmailTemplate } from './email-template.tsx'

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
// React adds preload links, which email clients ignore. User text is escaped, so it cannot match.
const preloads = /<link rel="preload"[^>]*>/g

/** Renders both forms of an email. The template is synchronous, so it needs no stream. */
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
  const { action, card, facts, goods, footnote } = email
  const blocks = [
    email.heading,
    ...email.paragraphs,
    action && `${action.label}: ${new URL(action.address, origin).href}`,
    card && ['The card:', card.message, card.signature].filter(Boolean).join('\n'),
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    goods && goodsText(goods),
    footnote,
    [
      `${shopDetails.name}, ${shopDetails.place}`,
      shopDetails.hours,
      phone,
      whatsApp && `WhatsApp: ${whatsApp}`,
      shopDetails.email,
    ]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function goodsText({ lines, sums }: NonNullable<Email['goods']>): string {
  const all = [
    ...lines.map(({ name, quantity, total }) => `${quantity} × ${name}  ${formatMoney(total)}`),
    ...sums.map(({ label, amount }) => `${label}  ${formatMoney(amount)}`),
  ]
  return all.join('\n')
}
