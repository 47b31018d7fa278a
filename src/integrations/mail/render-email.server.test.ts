import { describe, expect, it } from 'vitest'
import type { Email } from '#commerce/emails/mailer.ts'
import { renderEmail } from './render-email.server.ts'

const origin = 'https://boutique.example'
const image = `/uploads/${'a'.repeat(32)}_1200x1500.webp`

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
    const { html, text } = renderEmail(email, origin)
    for (const said of ['Hello Mona,', 'Karim', '2 × Red roses', 'EGP\u00a01,075', 'With love.']) {
      expect(html).toContain(said)
      expect(text).toContain(said)
    }
  })

  it('contains absolute links', () => {
    const { html, text } = renderEmail(email, origin)
    expect(html).toContain('href="https://boutique.example/o/abc"')
    expect(html).toContain('src="https://boutique.example/uploads/')
    expect(text).toContain('View order: https://boutique.example/o/abc')
  })

  it('escapes a name that looks like markup', () => {
    const name = '<img src=x onerror="alert(1)">'
    const { html } = renderEmail({ ...email, paragraphs: [`Hello ${name},`] }, origin)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x onerror=')
  })

  it('keeps an Arabic name and its direction', () => {
    const { html, text } = renderEmail(
      { ...email, facts: [{ label: 'For', value: 'ليلى عبد الرحمن' }] },
      origin,
    )
    expect(html).toMatch(/dir="auto"[^>]*>ليلى عبد الرحمن</)
    expect(text).toContain('For: ليلى عبد الرحمن')
  })

  it('asks for lining, tabular figures, and for no font with other ones', () => {
    const { html } = renderEmail(email, origin)
    expect(html).toContain('font-variant-numeric:lining-nums tabular-nums')
    expect(html).not.toContain('Georgia')
  })

  it('loads no external script or style', () => {
    const { html } = renderEmail(email, origin)
    expect(html).not.toMatch(/<script|@import|<link/)
  })
})
