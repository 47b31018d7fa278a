// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Locale, setLocaleSource } from '#i18n/locale.ts'
import { localeRewrite } from '#i18n/localized-path.ts'
import { show } from '../../../tests/support/show.ts'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageSwitch } from './language-switch.tsx'

let locale: Locale = 'en'

beforeEach(() => setLocaleSource(() => locale))
afterEach(() => setLocaleSource(() => 'en'))

/** Shows the switch and the offer on a page at an address. */
async function showAt(address: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <LanguageSwitch />
        <LanguageOffer />
      </>
    ),
  })
  const pages = ['/', '/search', '/p/$id'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [address] }),
    rewrite: localeRewrite,
    origin: 'https://shop.example',
  })
  await router.load()
  const page = show(<RouterProvider router={router} />)
  await page.advance(5)
  const links = () =>
    [...page.container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return { ...page, router, links }
}

it.each<[Locale, string, string]>([
  ['en', '/', '/ar'],
  ['en', '/?category=abc#flowers', '/ar?category=abc#flowers'],
  ['en', '/p/abc?utm_source=x', '/ar/p/abc?utm_source=x'],
  ['ar', '/ar', '/'],
  ['ar', '/ar?category=abc#flowers', '/?category=abc#flowers'],
  ['ar', '/ar/search?q=rose&sort=price', '/search?q=rose&sort=price'],
])('in %s at %s, switch and offer lead to %s', async (language, address, other) => {
  locale = language
  const page = await showAt(address)
  expect(page.links()).toEqual([other, other])
})

it('names the other language in that language', async () => {
  locale = 'en'
  const arabic = (await showAt('/')).container.querySelector('a')
  expect(arabic?.textContent).toBe('العربية')
  expect([arabic?.lang, arabic?.hreflang]).toEqual(['ar', 'ar'])
  locale = 'ar'
  const english = (await showAt('/ar')).container.querySelector('a')
  expect(english?.textContent).toBe('English')
  expect([english?.lang, english?.hreflang]).toEqual(['en', 'en'])
})

it('follows the user to another page', async () => {
  locale = 'en'
  const page = await showAt('/')
  page.run(() => void page.router.navigate({ href: '/search?q=rose' }))
  await page.advance(50)
  expect(page.links()).toEqual(['/ar/search?q=rose', '/ar/search?q=rose'])
})

it('closes the offer', async () => {
  locale = 'en'
  const page = await showAt('/')
  const offer = page.container.querySelector('section')
  expect([offer?.lang, offer?.dir]).toEqual(['ar', 'rtl'])
  page.run(() => offer?.querySelector('button')?.click())
  expect(page.container.querySelector('section')).toBeNull()
})
