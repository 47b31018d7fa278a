import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { locales } from '../../src/i18n/locale.ts'
import { latinWords } from './arabic-steps.ts'
import { parts } from './every-page.ts'
import { expectFittingTexts, expectReachableDialog, lengthenTexts } from './fitting-texts.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** No page of its own: the frame of others, and the window of Google's sign-in, which closes itself. */
const withoutPage = ['__root', 'dashboard', 'login_.popup']

/** File formats, keys of the keyboard, columns of the product file, a search, and a placeholder of the terms. */
const allowed = [
  ...['JPEG', 'PNG', 'WebP', 'AVIF', 'CSV', 'PDF', 'id'],
  ...['Ctrl', 'Escape', 'Enter', 'Command', 'Mac'],
  ...['occasions', 'birthday'],
  'timeToPay',
]
const measures = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']

/** Every run opens the pages of the shop in Arabic; `npm run test:long` opens all pages, also with longer texts. */
const long = { tag: '@long' }

test('every page of the router is opened', long, () => {
  const routes = globSync('src/routes/*.tsx').map((file) => basename(file, '.tsx'))
  const opened = Object.values(parts).flatMap(({ pages }) => Object.keys(pages))
  const names = new Set([...opened.map((name) => name.split(' ')[0]), ...withoutPage])
  expect([...names].toSorted()).toEqual(routes.toSorted())
})

const ofPart = (part: string) => (['shop', 'sign-in'].includes(part) ? 'customers' : 'staff')

/** Expects that what a page shows is in Arabic, accessible, and fits every width. */
async function expectArabicTexts(page: Page, part: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const known = [...allowed, ...measures, 'rose']
  expect(await latinWords(page, { allowed: known, of: ofPart(part) })).toEqual([])
  await expectAccessible(page)
  await expectFittingTexts(page)
}

for (const [part, { prepare, pages, dialogs = {} }] of Object.entries(parts)) {
  test(`pages for ${part} are in Arabic, from right to left`, long, async ({ page }) => {
    await prepare?.(page, 'ar')
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    for (const [name, open] of Object.entries(pages)) {
      await test.step(name, async () => {
        await page.setViewportSize(size)
        await open(page, 'ar')
        // Of a person or product, it is their name.
        if (!name.endsWith('Id')) await expect(page).toHaveTitle(/\p{Script=Arabic}/u)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await expectArabicTexts(page, part)
      })
    }
  })

  for (const locale of locales) {
    test(`pages for ${part} fit longer texts: ${locale}`, long, async ({ page }) => {
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

    if (Object.keys(dialogs).length === 0) continue
    test(`dialogs for ${part} fit texts and screens: ${locale}`, long, async ({ page }) => {
      await prepare?.(page, locale)
      const size = page.viewportSize() ?? { width: 1280, height: 720 }
      for (const [name, open] of Object.entries(dialogs)) {
        await test.step(name, async () => {
          await page.setViewportSize(size)
          await open(page, locale)
          if (locale === 'ar') await expectArabicTexts(page, part)
          await lengthenTexts(page)
          await expectFittingTexts(page)
          await expectReachableDialog(page)
        })
      }
    })
  }
}
