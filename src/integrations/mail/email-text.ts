import type { Email } from '#commerce/emails/email-content.ts'
import { formatMoney } from '#commerce/money.ts'
import { shopDetails } from '#commerce/shop-details.ts'

/** The plain-text form of an email. */
export function emailText(email: Email, origin: string): string {
  const { action, facts, goods, footnote } = email
  const blocks = [
    email.heading,
    ...email.paragraphs,
    action && `${action.label}: ${new URL(action.address, origin).href}`,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    goods && goodsText(goods),
    footnote,
    `${shopDetails.name}, ${shopDetails.place}\n${shopDetails.hours}\n${shopDetails.email}`,
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
