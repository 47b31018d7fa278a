import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ShownContentPage } from '#commerce/content/read-content-page.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { PolicyPage } from './policy-page.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))

const page: ShownContentPage = {
  title: 'Terms',
  lead: 'Short.',
  language: 'en',
  blocks: [
    { kind: 'paragraph', content: [{ kind: 'text', text: 'Before <b>' }] },
    { kind: 'heading', content: [{ kind: 'text', text: 'Order' }] },
    {
      kind: 'paragraph',
      content: [
        { kind: 'link', href: '/ar/contact', content: [{ kind: 'text', text: 'Ask' }] },
        { kind: 'break' },
        { kind: 'contact', href: 'tel:+202', text: '+20 2' },
      ],
    },
    { kind: 'list', start: 3, items: [[{ kind: 'text', text: 'Three' }]] },
  ],
}
const render = () =>
  renderToStaticMarkup(<PolicyPage page={page} areas={null} showsPhones={false} />).replaceAll(
    / class="[^"]*"/g,
    '',
  )

it('shows a section for each heading, and markup of staff as text', () => {
  const markup = render()
  expect(markup).toContain('<section><p>Before &lt;b&gt;</p></section><section><h2>Order</h2>')
  expect(markup).toContain('<a href="/contact">Ask</a><br/>')
  expect(markup).toContain('<a href="tel:+202"><bdi dir="ltr">+20 2</bdi></a>')
  expect(markup).toContain('<ol start="3"><li>Three</li></ol>')
})

it('marks an English text on an Arabic page, and links to Arabic pages', () => {
  const markup = inLocale('ar', render)
  expect(markup).toContain('<h1 lang="en" dir="ltr">Terms</h1><p lang="en" dir="ltr">Short.</p>')
  expect(markup.match(/<section lang="en" dir="ltr">/g)).toHaveLength(2)
  expect(markup).toContain('<a href="/ar/contact">Ask</a>')
})
