import { describe, expect, it } from 'vitest'
import type { Email } from '#commerce/emails/mailer.ts'
import { noPhones } from '#commerce/shop-phones.ts'
import { renderEmail } from './render-email.server.ts'

const origin = 'https://boutique.example'
const image = `/uploads/${'a'.repeat(32)}_1200x1500.webp`

const phones = { phone: '+20 2 5550 0100', whatsApp: '+20 2 5550 0101' }

const email: Email = {
  subject: 'Your flowers are confirmed',
  preview: 'They arrive tomorrow.',
  heading: 'Your flowers are confirmed',
  paragraphs: ['Hello Mona,', 'We bring them tomorrow.'],
  action: { label: 'View order', address: '/o/abc' },
  facts: [{ label: 'For', value: 'Karim' }],
  goods: {
    lines: [{ name: 'Red roses', quantity: 2, total: 1000, image }],
    sums: [{ label: 'Total', amount: 1075 }],
  },
  footnote: 'With love.',
}

describe('a rendered email', () => {
  it('has the same content as HTML and as plain text', () => {
    const { html, text } = renderEmail(email, origin, phones)
    for (const said of ['Hello Mona,', 'Karim', '2 × Red roses', 'EGP\u00a01,075', 'With love.']) {
      expect(html).toContain(said)
      expect(text).toContain(said)
    }
  })

  it('contains absolute links', () => {
    const { html, text } = renderEmail(email, origin, phones)
    expect(html).toContain('href="https://boutique.example/o/abc"')
    expect(html).toContain('src="https://boutique.example/uploads/')
    expect(text).toContain('View order: https://boutique.example/o/abc')
  })

  it('has a logo, a large picture and thumbnails, none as WebP, each with an alternative text', () => {
    const picture = { address: image, alt: 'Red roses in a vase' }
    const { html } = renderEmail({ ...email, picture }, origin, phones)
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
    const src = (index: number) => /src="([^"]*)"/.exec(pictures[index] ?? '')?.[1]
    expect(pictures).toHaveLength(3)
    expect([src(0), src(1), src(2)]).toEqual([
      `${origin}/logo.png`,
      `${origin}${image.replace('.webp', '.jpg')}`,
      `${origin}${image.replace('.webp', '-400.jpg')}`,
    ])
    const alts = pictures.map((tag) => /alt="([^"]*)"/.exec(tag)?.[1])
    expect(alts).toEqual(['Nawwar', 'Red roses in a vase', 'Red roses'])
  })

  it('shows the message card with its lines and direction', () => {
    const card = { message: 'كل سنة وأنتِ طيبة\nSee you soon', signature: 'Mona' }
    const { html, text } = renderEmail({ ...email, card }, origin, phones)
    expect(html).toMatch(/dir="auto"[^>]*white-space:pre-wrap[^>]*>كل سنة وأنتِ طيبة\nSee you soon</)
    expect(text).toContain('The card:\nكل سنة وأنتِ طيبة\nSee you soon\nMona')
  })

  it('ends with the numbers of the shop', () => {
    const { html, text } = renderEmail(email, origin, phones)
    expect(html).toContain('href="tel:+20255500100"')
    expect(html).toContain('href="https://wa.me/20255500101"')
    expect(text).toContain('+20 2 5550 0100\nWhatsApp: +20 2 5550 0101\n')
    const without = renderEmail(email, origin, noPhones)
    expect(without.html + without.text).not.toMatch(/tel:|WhatsApp|null/)
  })

  it('escapes a name that looks like markup', () => {
    const name = '<img src=x onerror="alert(1)">'
    const { html } = renderEmail({ ...email, paragraphs: [`Hello ${name},`] }, origin, phones)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x onerror=')
  })

  it('keeps an Arabic name and its direction', () => {
    const { html, text } = renderEmail(
      { ...email, facts: [{ label: 'For', value: 'ليلى عبد الرحمن' }] },
      origin,
      phones,
    )
    expect(html).toMatch(/dir="auto"[^>]*>ليلى عبد الرحمن</)
    expect(text).toContain('For: ليلى عبد الرحمن')
  })

  it('asks for lining, tabular figures, and for no font with other ones', () => {
    const { html } = renderEmail(email, origin, phones)
    expect(html).toContain('font-variant-numeric:lining-nums tabular-nums')
    expect(html).not.toContain('Georgia')
  })

  it('loads no external script or style', () => {
    const { html } = renderEmail(email, origin, phones)
    expect(html).not.toMatch(/<script|@import|<link/)
  })
})
