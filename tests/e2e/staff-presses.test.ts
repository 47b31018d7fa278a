import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { openAsSeller, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addOrder } from './test-data.ts'

/** Counts the presses of staff. */
function pressesOn(page: Page) {
  let presses = 0
  return {
    count: () => presses,
    async press(control: Locator) {
      await control.click()
      presses += 1
    },
    /** Opens a document as its link does: a headless browser has no viewer for a new tab. */
    async pressDocument(link: Locator) {
      const response = await page.request.get((await link.getAttribute('href')) ?? '')
      presses += 1
      expect(response.headers()['content-type']).toBe('application/pdf')
      const document = await getDocumentProxy(new Uint8Array(await response.body()))
      const { text } = await extractText(document, { mergePages: true })
      return { pages: document.numPages, text }
    },
  }
}

test('a seller prints twenty cards with three presses, and labels from the board', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const date = uniqueDay()
  const numbers: string[] = []
  for (let index = 0; index < 20; index++) {
    const { number } = await addOrder({ recipientName: `Recipient ${index}`, date })
    numbers.push(number)
  }
  const cancelled = await addOrder({ recipientName: 'Nobody', date, status: 'cancelled' })
  await openAsSeller(page, `/dashboard/orders?date=${date}`)
  const list = pressesOn(page)
  await list.press(page.getByRole('checkbox', { name: 'Select all' }))
  await list.press(page.getByRole('button', { name: 'Print', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Print 21 orders' })
  await expect(dialog.getByRole('link', { name: cancelled.number })).toBeVisible()
  await expectAccessible(page)
  const cards = await list.pressDocument(dialog.getByRole('link', { name: '20 cards' }))
  expect(cards.pages).toBe(40)
  expect(list.count()).toBe(3)

  await page.goto(`/dashboard/today?date=${date}`)
  const board = pressesOn(page)
  await board.press(page.getByRole('button', { name: 'Print', exact: true }))
  const labels = await board.pressDocument(page.getByRole('link', { name: '20 labels' }))
  expect(labels.text.match(/\d{4}-\d{4}/g)).toEqual(numbers.toSorted())
  expect(board.count()).toBe(2)
})
