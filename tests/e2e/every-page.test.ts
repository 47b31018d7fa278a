import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { locales } from '../../src/i18n/locale.ts'
import { latinWords } from './arabic-steps.ts'
import { parts } from './every-page.ts'
import { expectFittingTexts, lengthenTexts } from './fitting-texts.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** No page of its own: the frame of others, and the window of Google's sign-in, which closes itself. */
const withoutPage = ['__root', 'dashboard', 'login_.popup']

/** File formats, keys of the keyboard, columns of the product file, and a search. */
const allowed = [
  ...['JPEG', 'PNG', 'WebP', 'AVIF', 'CSV', 'PDF', 'Ctrl', 'Escape', 'Enter', 'id'],
  ...['occasions', 'birthday'],
]
const measures = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']

/** The parts whose longer texts every run checks; `npm run test:long` checks all. */
const quick = ['people']

test('every page of the router is walked through', { tag: '@long' }, () => {
  const routes = globSync('src/routes/*.tsx').map((file) => basename(file, '.tsx'))
  const walked = Object.values(parts).flatMap(({ pages }) => Object.keys(pages))
  const names = new Set([...walked.map((name) => name.split(' ')[0]), ...withoutPage])
  expect([...names].toSorted()).toEqual(routes.toSorted())
})

for (const [part, { prepare, pages }] of Object.entries(parts)) {
  test(`pages for ${part} are in Arabic, from right to left`, async ({ page }) => {
    test.setTimeout(180_000)
    await prepare?.(page, 'ar')
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const [name, open] of Object.entries(pages)) {
      await test.step(name, async () => {
        await page.setViewportSize(size)
        await open(page, 'ar')
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG')
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        // Of a person or product, it is their name.
        if (!name.endsWith('Id')) await expect(page).toHaveTitle(/\p{Script=Arabic}/u)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        const of = ['shop', 'sign-in'].includes(part) ? 'customers' : 'staff'
        expect(await latinWords(page, { allowed: [...allowed, ...measures, 'rose'], of })).toEqual(
          [],
        )
        await expectAccessible(page)
        await expectFittingTexts(page)
      })
    }
  })

  for (const locale of locales) {
    const tag = quick.includes(part) ? [] : ['@long']
    test(`pages for ${part} fit longer texts: ${locale}`, { tag }, async ({ page }) => {
      test.setTimeout(180_000)
      await prepare?.(page, locale)
      for (const [name, open] of Object.entries(pages)) {
        await test.step(name, async () => {
          await open(page, locale)
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
          await lengthenTexts(page)
          await expectFittingTexts(page)
        })
      }
    })
  }
}
