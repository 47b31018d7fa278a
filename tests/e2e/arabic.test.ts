import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test, testWithErrors, waitForHydration } from './fixtures.ts'
import { addProduct } from './test-data.ts'

/** The shop in Arabic: frame and addresses of pages, the switch of languages and the offer of one. */

/** Language versions and canonical address of a page, as a search engine reads them. */
async function read(request: APIRequestContext, path: string) {
  const html = (await (await request.get(path)).text()).replaceAll('&amp;', '&')
  const link = /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi
  return {
    versions: Object.fromEntries(
      [...html.matchAll(link)].map(([, language, address]) => [language, address]),
    ),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    locale: /<meta property="og:locale" content="([^"]*)"/.exec(html)?.[1],
  }
}

test('an unknown address below /ar is answered in Arabic', async ({ request }) => {
  const answer = await request.get('/ar/nothing-here')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toMatch(/<html[^>]* lang="ar-EG"[^>]* dir="rtl"/)
})

test('the switch keeps the page, its search and its hash', async ({ page }) => {
  await page.goto('/search?q=rose&sort=price#content')
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/search?q=rose&sort=price#content')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await waitForHydration(page)
  await banner.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/search?q=rose&sort=price#content')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('the switch follows the user to other pages, and keeps the cart', { tag: '@long' }, async ({
  page,
}) => {
  const { id, name } = await addProduct()
  await page.goto(`/p/${id}`)
  await page.getByRole('region', { name }).getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  const footer = page.getByRole('contentinfo')
  const other = footer.getByRole('link', { name: 'العربية' })
  await expect(other).toHaveAttribute('href', `/ar/p/${id}`)
  await footer.getByRole('link', { name: 'Terms', exact: true }).click()
  await expect(page).toHaveURL('/terms')
  await expect(other).toHaveAttribute('href', '/ar/terms')
  await expect(other).toHaveAttribute('lang', 'ar')
  await other.click()
  await expect(page).toHaveURL('/ar/terms')
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'السلة، 1', exact: true }),
  ).toBeVisible()
})

test('each language preloads its own fonts, and Arabic spaces no letters apart', async ({
  page,
}) => {
  const fonts = page.locator('head link[rel="preload"][as="font"]')
  const arabicFonts = page.locator('head link[rel="preload"][as="font"][href*="arabic"]')
  await page.goto('/contact')
  await expect(fonts).toHaveCount(2)
  await expect(arabicFonts).toHaveCount(0)
  await page.goto('/ar/contact')
  await expect(fonts).toHaveCount(3)
  await expect(arabicFonts).toHaveCount(3)
  // Found and measured at once: the scripts of the page replace elements.
  const spacings = await page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')]
    return [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue('letter-spacing')))]
  })
  expect(spacings).toEqual(['normal'])
})

test('links of an Arabic page lead to Arabic pages', async ({ page }) => {
  await page.goto('/ar/contact')
  const addresses = await page
    .locator('header a[href^="/"]:not([lang]), footer a[href^="/"]:not([lang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual(expect.arrayContaining(['/ar', '/ar/terms', '/ar/login']))
  expect(addresses.filter((address) => !/^\/ar(?=[/?#]|$)/.test(address))).toEqual([])
})

test('both spellings of a query find the same products', { tag: '@long' }, async ({ page }) => {
  const found = async (query: string) => {
    await page.goto(`/ar/search?q=${encodeURIComponent(query)}`)
    return page.getByRole('article').getByRole('heading').allTextContents()
  }
  const products = await found('ورد أحمر')
  expect(products).not.toEqual([])
  expect(await found('ورد احمر')).toEqual(products)
})

test('both versions of a public page name each other', async ({ request, baseURL }) => {
  const { id } = await addProduct()
  for (const path of ['/', `/p/${id}`, '/delivery', '/contact', '/terms']) {
    const arabicPath = path === '/' ? '/ar' : `/ar${path}`
    const versions = {
      en: `${baseURL}${path}`,
      ar: `${baseURL}${arabicPath}`,
      'x-default': `${baseURL}${path}`,
    }
    const english = await read(request, path)
    const arabic = await read(request, arabicPath)
    expect(english, path).toMatchObject({ versions, canonical: versions.en, locale: 'en_GB' })
    expect(arabic, arabicPath).toMatchObject({ versions, canonical: versions.ar, locale: 'ar_EG' })
  }
})

test('private and filtered pages are not indexed in Arabic either', async ({ request }) => {
  for (const path of ['/ar?sort=price', '/ar/search?q=rose']) {
    expect(await read(request, path), path).toMatchObject({ robots: 'noindex', versions: {} })
  }
  for (const path of ['/ar/o/abcdefghij0123456789', '/ar/checkout', '/ar/account']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers(), path).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  }
})

test('the sitemap lists a product in both languages', async ({ request, baseURL }) => {
  const { id } = await addProduct()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${baseURL}/p/${id}</loc>`)
  expect(sitemap).toContain(`<loc>${baseURL}/ar/p/${id}</loc>`)
  expect(sitemap).toContain(`hreflang="ar" href="${baseURL}/ar/p/${id}"`)
})

const offers = [
  { locale: 'ar-EG', path: '', other: '/ar', name: 'لغة المتجر', no: 'لا، شكرًا' },
  { locale: 'en-GB', path: '/ar', other: '', name: 'Language of the shop', no: 'No, thanks' },
]

for (const { locale, path, other, name, no } of offers) {
  const details = locale === 'ar-EG' ? {} : { tag: '@long' }
  test(`a browser in ${locale} is offered its language once`, details, async ({ visitor }) => {
    const page = await visitor({ locale })
    await page.clock.install()
    const offer = page.getByRole('region', { name })
    await page.goto(`${path}/contact`)
    await page.clock.fastForward(2_000)
    // A crawler gives no input.
    await expect(offer).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.clock.fastForward(2_000)
    await expect(offer).toBeVisible()
    await expect(offer.getByRole('link')).toHaveAttribute('href', `${other}/contact`)
    await offer.getByRole('button', { name: no }).click()
    await expect(offer).toHaveCount(0)

    await page.goto(`${path}/delivery`)
    await page.keyboard.press('Tab')
    await page.clock.fastForward(2_000)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
}

test('the offer of a language is accessible and leads to the same page', { tag: '@long' }, async ({
  visitor,
}) => {
  const page = await visitor({ locale: 'ar' })
  await page.goto('/search?q=rose')
  await page.keyboard.press('Tab')
  const offer = page.getByRole('region', { name: 'لغة المتجر' })
  await expect(offer).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
  await offer.getByRole('link').click()
  await expect(page).toHaveURL('/ar/search?q=rose')
})

test('a browser in the language of the page is offered no other', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('language-offer'))).toBeNull()
})

// Failed requests are expected: no script of the page may run.
testWithErrors.describe('without JavaScript', () => {
  testWithErrors.use({ javaScriptEnabled: false })

  testWithErrors('the switch works', async ({ page }) => {
    await page.goto('/?sort=price')
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar?sort=price')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG')
  })
})
