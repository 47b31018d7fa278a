import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { addDays, civilDateAt } from '../../src/commerce/delivery/cairo-time.ts'
import { openAsSeller, signInAs, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectToast } from './sign-in-steps.ts'
import { addOrder, addOrders } from './test-data.ts'

/** Counts the taps of staff. */
function tapsOn(page: Page) {
  let taps = 0
  return {
    count: () => taps,
    async tap(control: Locator) {
      await control.click()
      taps += 1
    },
    /** Opens a document as its link does: a headless browser has no viewer for a new tab. */
    async tapDocument(link: Locator) {
      const response = await page.request.get((await link.getAttribute('href')) ?? '')
      taps += 1
      expect(response.headers()['content-type']).toBe('application/pdf')
      const document = await getDocumentProxy(new Uint8Array(await response.body()))
      const { text } = await extractText(document, { mergePages: true })
      return { pages: document.numPages, text }
    },
  }
}

test('a seller prints twenty cards with three taps, and labels from the board', {
  tag: '@long',
}, async ({ page }) => {
  const date = uniqueDay()
  const numbers = (await addOrders(20, date)).map(({ number }) => number)
  const cancelled = await addOrder({ recipientName: 'Karim Nabil', date, status: 'cancelled' })
  await openAsSeller(page, `/dashboard/orders?date=${date}`)
  const list = tapsOn(page)
  await list.tap(page.getByRole('checkbox', { name: 'Select all' }))
  await list.tap(page.getByRole('button', { name: 'Print', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Print 21 orders' })
  await expect(dialog.getByRole('link', { name: cancelled.number })).toBeVisible()
  await expectAccessible(page)
  const cards = await list.tapDocument(dialog.getByRole('link', { name: '20 cards' }))
  expect(cards.pages).toBe(40)
  expect(list.count()).toBe(3)

  await page.goto(`/dashboard/today?date=${date}`)
  const board = tapsOn(page)
  await board.tap(page.getByRole('button', { name: 'Print', exact: true }))
  const labels = await board.tapDocument(page.getByRole('link', { name: '20 labels' }))
  expect(labels.text.match(/\d{4}-\d{4}/g)).toEqual(numbers.toSorted())
  expect(board.count()).toBe(2)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Make list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Make list' })).toBeVisible()
  await expect(page.getByText(/20 bouquets for 20 orders$/)).toBeVisible()
  await expect(page.getByRole('link', { name: cancelled.number })).toHaveCount(0)
  await expectAccessible(page)
  const printed = await tapsOn(page).tapDocument(
    page.getByRole('link', { name: 'Print make list' }),
  )
  expect(printed.text.match(/\d{4}-\d{4}/g)).toEqual(numbers.toSorted())
})

test('an admin closes every Friday with three taps, and opens it again', {
  tag: '@long',
}, async ({ page }) => {
  await signInAs(page, 'superAdmin')
  await page.goto('/dashboard/delivery')
  const rules = tapsOn(page)
  await rules.tap(page.getByRole('button', { name: 'Close every week' }))
  const panel = page.getByRole('dialog', { name: 'Close every week' })
  await expectAccessible(page)
  // Far ahead, because other tests order for the days of the calendar.
  await panel.getByLabel('First day').fill(addDays(civilDateAt(Date.now()), 400))
  await rules.tap(panel.getByText('Friday', { exact: true }))
  await rules.tap(panel.getByRole('button', { name: 'Close every Friday' }))
  await expectToast(page, 'Saved Successfully')
  expect(rules.count()).toBeLessThanOrEqual(4)
  const weekly = page.getByRole('list', { name: 'Closed every week' })
  await expect(weekly).toContainText('Every Friday')
  await expect(weekly).toContainText('Closed on Fridays')
  await weekly.getByRole('button', { name: 'Open every Friday again' }).click()
  await expect(weekly).toHaveCount(0)

  await page.getByText(/^Public holidays/).click()
  const feast = page.getByRole('button', { name: 'Close Eid al-Fitr' })
  await expect(feast).toBeVisible()
  await expectAccessible(page)
  await feast.click()
  const days = page.getByRole('dialog', { name: 'Close days' })
  await expect(days.getByLabel(/^Reason/)).toHaveValue('Eid al-Fitr')
  await expect(days.getByText(/^Estimated date/)).toBeVisible()
})
