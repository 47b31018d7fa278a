import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { noPhones } from '../shop-phones.ts'
import { parseMarkup } from './markup.ts'
import {
  fillBlocks,
  fillText,
  placeholders,
  placeholderValues,
  unknownPlaceholders,
} from './placeholders.ts'

const settings = {
  phones: { phone: '+20 2 5550 0100', whatsApp: null },
  policy: { cashLimit: 3000, cashConfirmationMs: 0, paymentTimeoutMs: 30 * 60_000 },
}
const values = placeholderValues(settings)
const fill = (markup: string) => fillBlocks(parseMarkup(markup).blocks, values)

describe('placeholders', () => {
  it('fill a text with the details of the shop', () => {
    expect(fillText('Visit {shop} in {place}.', values)).toBe('Visit Nawwar in Zamalek, Cairo.')
    expect(fillText('Cash up to {cashLimit}.', values)).toBe('Cash up to EGP\u00a03,000.')
  })

  it('are links in a body, with the text around them', () => {
    expect(fill('Call **{phone}**, or write.')).toEqual([
      {
        kind: 'paragraph',
        content: [
          { kind: 'text', text: 'Call ' },
          {
            kind: 'strong',
            content: [{ kind: 'contact', href: 'tel:+20255500100', text: '+20 2 5550 0100' }],
          },
          { kind: 'text', text: ', or write.' },
        ],
      },
    ])
  })

  it('are text inside a link', () => {
    expect(fill('[Write to {email}](/contact)')).toEqual([
      {
        kind: 'paragraph',
        content: [
          {
            kind: 'link',
            href: '/contact',
            content: [{ kind: 'text', text: 'Write to hello@boutique.example' }],
          },
        ],
      },
    ])
  })

  it('give the email address of a shop without a number', () => {
    expect(values.whatsApp).toEqual(values.email)
    expect(placeholderValues({ ...settings, phones: noPhones }).phone).toEqual(values.email)
  })

  it('have a value in Arabic, and no invisible characters in a link', () => {
    const arabic = inLocale('ar', () => placeholderValues(settings))
    expect(arabic.place.text).toBe('الزمالك، القاهرة')
    const [block] = fillBlocks(parseMarkup('{email}').blocks, arabic)
    expect(block).toMatchObject({ content: [{ text: 'hello@boutique.example' }] })
  })

  it('are never read as markup', () => {
    const shop = { ...values, place: { text: '**Giza** <b>' } }
    expect(fillBlocks(parseMarkup('In {place}').blocks, shop)).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: 'In **Giza** <b>' }] },
    ])
  })

  it('are known by name', () => {
    const all = placeholders.map((name) => `{${name}}`).join(' ')
    expect(unknownPlaceholders(`${all} {fax} {} {toString} {phone number} } {`)).toEqual([
      '{fax}',
      '{}',
      '{toString}',
      '{phone number}',
    ])
  })
})
