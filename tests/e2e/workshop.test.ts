import type { Locator, Page } from '@playwright/test'
import { photograph } from '../support/photographs.ts'
import { openAsSeller, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addOrder, addOrders, addProduct } from './test-data.ts'

/** Counts the presses of staff, which the daily work must keep few. */
function countPresses() {
  let presses = 0
  return {
    async press(button: Locator) {
      presses += 1
      await button.click()
    },
    presses: () => presses,
  }
}

const column = (page: Page, name: string) => page.getByRole('region', { name })

test('twenty orders of the next day are prepared with four presses', { tag: '@long' }, async ({
  page,
}) => {
  const date = uniqueDay()
  await addOrders(20, date)
  const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  await openAsSeller(page, `/dashboard/today?date=${dayBefore}`)
  const { press, presses } = countPresses()
  await press(page.getByRole('link', { name: 'Next day' }))
  await press(page.getByRole('checkbox', { name: 'Select all: Confirmed' }))
  await press(page.getByRole('button', { name: 'Start preparing 20' }))
  const question = page.getByRole('alertdialog', { name: 'Start preparing 20 orders?' })
  await press(question.getByRole('button', { name: 'Start preparing' }))
  await expect(page.getByText('20 orders: Preparing')).toBeVisible()
  expect(presses()).toBeLessThanOrEqual(4)
  await expect(column(page, 'Preparing').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('20 undone')).toBeVisible()
  await expect(column(page, 'Confirmed').getByRole('button', { name: /^Move order/ })).toHaveCount(
    20,
  )
})

test('twenty cards are printed with three presses', { tag: '@long' }, async ({ page }) => {
  const date = uniqueDay()
  await addOrders(20, date)
  await openAsSeller(page, `/dashboard/today?date=${date}`)
  const { press, presses } = countPresses()
  await press(page.getByRole('button', { name: 'Print' }))
  const cards = page.getByRole('dialog').getByRole('link', { name: '20 cards' })
  await expect(cards).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await press(cards)
  await (await opened).close()
  expect(presses()).toBeLessThanOrEqual(3)
  const href = (await cards.getAttribute('href')) ?? ''
  const printed = await page.request.get(href)
  expect(printed.headers()['content-type']).toBe('application/pdf')
})

test('a drag of one selected card moves all of them', { tag: '@long' }, async ({ page }) => {
  const date = uniqueDay()
  const [first, second] = await addOrders(3, date)
  await openAsSeller(page, `/dashboard/today?date=${date}`)
  for (const number of [first?.number, second?.number]) {
    await page.getByRole('checkbox', { name: `Select order ${number}` }).check()
  }
  await expectAccessible(page)
  const card = column(page, 'Confirmed').getByText('Recipient 1')
  const target = await column(page, 'Preparing').boundingBox()
  if (!target) throw new Error('The column is nowhere.')
  await card.hover()
  await page.mouse.down()
  // dnd-kit starts a drag after some pixels, and then follows the pointer.
  await page.mouse.move(target.x + 20, target.y + 60, { steps: 8 })
  await page.mouse.up()
  const question = page.getByRole('alertdialog', { name: 'Start preparing 2 orders?' })
  await question.getByRole('button', { name: 'Start preparing' }).click()
  await expect(page.getByText('2 orders: Preparing')).toBeVisible()
  await expect(
    column(page, 'Preparing').getByRole('checkbox', { name: /^Select order/ }),
  ).toHaveCount(2)
  const choosing = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: `Take a photo of the bouquet: order ${first?.number}` })
    .click()
  const buffer = Buffer.from(await photograph())
  await (await choosing).setFiles({ name: 'bouquet.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Saved Successfully')).toBeVisible()
})

test('a seller changes the capacity of a day in place', { tag: '@long' }, async ({ page }) => {
  // Within the two years for which staff plan, and beyond the days that customers choose from.
  const ahead = 100 + Math.floor(Math.random() * 600)
  const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await openAsSeller(page, `/dashboard/today?date=${date}`)
  const slots = page.getByRole('region', { name: 'Capacity' })
  const change = slots.getByRole('button', { name: /^Change capacity/ }).first()
  await change.click()
  await slots.getByRole('textbox').fill('7')
  await expectAccessible(page)
  await slots.getByRole('button', { name: 'Save' }).click()
  await expect(slots.getByRole('button', { name: / of 7/ })).toBeVisible()
  await change.click()
  await slots.getByRole('button', { name: /^Use / }).click()
  await expect(slots.getByRole('button', { name: / of 7/ })).toHaveCount(0)
})

test('a recipe with a new stem becomes a purchase list', { tag: '@long' }, async ({ page }) => {
  const date = uniqueDay()
  const product = await addProduct()
  await addOrder({ recipientName: 'Karim Nabil', date, product })
  await openAsSeller(page, `/dashboard/purchase-list?from=${date}&until=${date}`)
  await page.getByRole('link', { name: `Add recipe to ${product.name}` }).click()
  await page.getByRole('button', { name: `Edit recipe of ${product.name}` }).click()
  const panel = page.getByRole('dialog', { name: `Recipe of ${product.name}` })
  const stem = `Sweet pea ${product.id.slice(0, 6)}`
  const search = panel.getByRole('combobox', { name: 'Add a stem' })
  await search.fill(stem)
  await search.press('Enter')
  await panel.getByLabel('Stems per bunch').fill('5')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Add stem' }).click()
  await panel.getByRole('textbox', { name: `Number of ${stem}` }).fill('12')
  await panel.getByRole('button', { name: 'Save recipe' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByText(`12 × ${stem}`)).toBeVisible()
  await page.goto(`/dashboard/purchase-list?from=${date}&until=${date}`)
  await expect(page.getByText('3 bunches in total')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: stem })).toContainText('12')
  await expectAccessible(page)
})
