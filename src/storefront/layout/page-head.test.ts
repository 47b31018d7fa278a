import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { languageVersions, pageHead } from './page-head.ts'

const origin = 'https://shop.example'
const page = { title: 'Roses', description: 'Red ones.', path: '/?category=x', origin }
const alternates = [
  { rel: 'alternate', hrefLang: 'en', href: `${origin}/?category=x` },
  { rel: 'alternate', hrefLang: 'ar', href: `${origin}/ar?category=x` },
  { rel: 'alternate', hrefLang: 'x-default', href: `${origin}/?category=x` },
]

it('links the versions of a page in all languages', () => {
  expect(pageHead(page).links).toEqual([
    { rel: 'canonical', href: `${origin}/?category=x` },
    ...alternates,
  ])
})

it('has a canonical address of its own, and the same versions, in Arabic', () => {
  const { links, meta } = inLocale('ar', () => pageHead(page))
  expect(links).toEqual([{ rel: 'canonical', href: `${origin}/ar?category=x` }, ...alternates])
  expect(meta).toContainEqual({ property: 'og:locale', content: 'ar_EG' })
  expect(meta).toContainEqual({ property: 'og:url', content: `${origin}/ar?category=x` })
  expect(meta).toContainEqual({ property: 'og:site_name', content: 'نوّار' })
})

it.each(['en', 'ar'] as const)('links no versions of a hidden page in %s', (locale) => {
  const { links, meta } = inLocale(locale, () => pageHead({ ...page, hidden: true }))
  expect(links.map(({ rel }) => rel)).toEqual(['canonical'])
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
})

it.each([
  ['/', '/', '/ar'],
  ['/p/abc', '/p/abc', '/ar/p/abc'],
])('the versions of %s are %s and %s', (path, english, arabic) => {
  expect(languageVersions(path)).toEqual([
    { language: 'en', path: english },
    { language: 'ar', path: arabic },
    { language: 'x-default', path: english },
  ])
})
