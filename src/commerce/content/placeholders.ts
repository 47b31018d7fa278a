import { isolated } from '#i18n/isolated.ts'
import { formatMoney } from '../money.ts'
import { plainText } from '../plain-text.ts'
import { paymentTimeLabel } from '../settings/payment-time-label.ts'
import type { ShopContext } from '../shop-context.ts'
import { shopDetails } from '../shop-details.ts'
import { phoneAddress, whatsAppAddress } from '../shop-phones.ts'
import type { Block, Inline } from './markup.ts'

/** Details and settings of the shop that a content page fills in where it has `{phone}`. */
export const placeholders = [
  'shop',
  'place',
  'hours',
  'email',
  'phone',
  'whatsApp',
  'deliveryArea',
  'cashLimit',
  'timeToPay',
] as const
export type Placeholder = (typeof placeholders)[number]

/** The value of a placeholder, in one language. `href` makes it a link in a body. */
export type PlaceholderValues = Record<Placeholder, { text: string; href?: string }>

const pattern = /\{([^{}]*)\}/g

function readPlaceholder(name: string): Placeholder | undefined {
  return placeholders.find((one) => one === name)
}

/** The placeholders of a text that do not exist, as they were typed. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([typed, name = '']) =>
    readPlaceholder(name) ? [] : [typed],
  )
}

/** The values in the language of the caller. A shop without a number gives its email address instead. */
export function placeholderValues({
  phones: { phone, whatsApp },
  policy: { cashLimit, paymentTimeoutMs },
}: Pick<ShopContext, 'phones' | 'policy'>): PlaceholderValues {
  const { name, place, hours, deliveryArea } = shopDetails
  const email = { text: isolated(shopDetails.email), href: `mailto:${shopDetails.email}` }
  return {
    shop: { text: isolated(name) },
    place: { text: isolated(place) },
    hours: { text: isolated(hours) },
    email,
    phone: phone === null ? email : { text: isolated(phone), href: phoneAddress(phone) },
    whatsApp:
      whatsApp === null ? email : { text: isolated(whatsApp), href: whatsAppAddress(whatsApp) },
    deliveryArea: { text: isolated(deliveryArea) },
    cashLimit: { text: isolated(formatMoney(cashLimit)) },
    timeToPay: { text: paymentTimeLabel(paymentTimeoutMs) },
  }
}

/** Fills a text without markup. */
export function fillText(text: string, values: PlaceholderValues): string {
  return text.replaceAll(pattern, (typed, name: string) => {
    const known = readPlaceholder(name)
    return known ? values[known].text : typed
  })
}

/** Fills a parsed body, so that a value is never read as markup. */
export function fillBlocks(blocks: readonly Block[], values: PlaceholderValues): Block[] {
  return blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => fillInlines(item, values)) }
      : { ...block, content: fillInlines(block.content, values) },
  )
}

function fillInlines(content: readonly Inline[], values: PlaceholderValues): Inline[] {
  return content.flatMap((inline): Inline[] => {
    if (inline.kind === 'strong') {
      return [{ ...inline, content: fillInlines(inline.content, values) }]
    }
    if (inline.kind === 'link') {
      // A link inside a link is none.
      return [{ ...inline, content: fillInlines(inline.content, withoutLinks(values)) }]
    }
    return inline.kind === 'text' ? partsOf(inline.text, values) : [inline]
  })
}

function withoutLinks(values: PlaceholderValues): PlaceholderValues {
  const texts = { ...values }
  for (const name of placeholders) texts[name] = { text: values[name].text }
  return texts
}

/** A text around the links of its placeholders. */
function partsOf(text: string, values: PlaceholderValues): Inline[] {
  const parts: Inline[] = []
  let before = ''
  let end = 0
  for (const { 0: typed, 1: name = '', index } of text.matchAll(pattern)) {
    before += text.slice(end, index)
    end = index + typed.length
    const known = readPlaceholder(name)
    const value: PlaceholderValues[Placeholder] = known ? values[known] : { text: typed }
    if (value.href === undefined) before += value.text
    else {
      if (before !== '') parts.push({ kind: 'text', text: before })
      parts.push({ kind: 'contact', href: value.href, text: plainText(value.text) })
      before = ''
    }
  }
  const rest = before + text.slice(end)
  return rest === '' ? parts : [...parts, { kind: 'text', text: rest }]
}
