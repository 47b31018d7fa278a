import type { Locator } from '@playwright/test'
import { openAsSeller, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addOrder, addOrders } from './test-data.ts'

const hany = 'Hany Ragab'
const mina = 'Mina Boutros'

test('a seller assigns ten orders with at most four clicks, and sorts the run', {
  tag: '@long',
}, async ({ page }) => {
  const date = uniqueDay()
  const orders = await addOrders(10, date)
  await openAsSeller(page, `/dashboard/dispatch?date=${date}`)
  const main = page.getByRole('main')
  const column = (name: string) => main.getByRole('region', { name })
  const links = (name: string) => column(name).getByRole('link', { name: /^\d{4}-\d{4}$/ })
  await expect(links('To assign')).toHaveCount(10)
  await expectAccessible(page)

  let clicks = 0
  const click = async (target: Locator) => {
    clicks++
    await target.click()
  }
  await click(column('To assign').getByRole('checkbox', { name: 'Select all' }))
  await expect(main.getByText('10 selected')).toBeVisible()
  await assignTo(hany)
  // Opening the list, choosing the driver and the button.
  clicks += 3
  expect(clicks).toBeLessThanOrEqual(4)
  await expect(page.getByText(`10 orders assigned to ${hany}.`)).toBeVisible()
  await expect(links(hany)).toHaveCount(10)
  await expect(column(hany).getByText('0 of 10 done')).toBeVisible()
  await expect(column(hany).getByText('EGP 5,750 to collect')).toBeVisible()
  await expect(column('To assign').getByText('All orders have a driver.')).toBeVisible()

  await test.step('by keyboard within the run', async () => {
    const [first = '', second = ''] = await links(hany).allTextContents()
    const handle = column(hany).getByRole('button', { name: `Move order ${first}` })
    await handle.press('Space')
    await expect(page.getByText(`Order ${first} is stop 1 of 10.`)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`Order ${first} is stop 2 of 10.`)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(links(hany).first()).toHaveText(second)
  })

  await test.step('one order to another driver, and to none', async () => {
    const number = orders[4]?.number ?? ''
    await main.getByRole('checkbox', { name: `Select order ${number}` }).check()
    await assignTo(mina)
    await expect(links(mina)).toHaveText([number])
    await main.getByRole('checkbox', { name: `Select order ${number}` }).check()
    await assignTo('No driver')
    await expect(links('To assign')).toHaveText([number])
    await expect(links(hany)).toHaveCount(9)
  })

  await page.reload()
  await expect(links(hany)).toHaveCount(9)
  await column(hany).getByRole('button', { name: 'Optimize route' }).click()
  await expect(page.getByText(/No shorter route found/)).toBeVisible()

  async function assignTo(name: string) {
    const choice = main.getByRole('combobox', { name: 'Assign to...' })
    const option = choice.getByRole('option', { name })
    await choice.selectOption(await option.textContent())
    await main.getByRole('button', { name: 'Assign', exact: true }).click()
  }
})

test('staff count the cash of a driver', { tag: '@long' }, async ({ page }) => {
  const date = uniqueDay()
  const { id, number } = await addOrder({
    recipientName: 'Karim Nabil',
    date,
    status: 'out_for_delivery',
  })
  await openAsSeller(page, `/dashboard/dispatch?date=${date}`)
  const main = page.getByRole('main')
  const run = main.getByRole('region', { name: hany })
  await main.getByRole('checkbox', { name: `Select order ${number}` }).check()
  const choice = main.getByRole('combobox', { name: 'Assign to...' })
  await choice.selectOption(await choice.getByRole('option', { name: hany }).textContent())
  await main.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(run.getByText('EGP 575 to collect')).toBeVisible()

  await page.goto(`/dashboard/orders/${id}`)
  await main.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(main.getByText('Delivered').first()).toBeVisible()
  await page.goto(`/dashboard/dispatch?date=${date}`)
  await expect(run.getByText('1 of 1 done')).toBeVisible()
  await run.getByRole('button', { name: 'Confirm cash' }).click()
  const dialog = page.getByRole('dialog', { name: `Cash from ${hany}` })
  await expectAccessible(page)
  await dialog.getByLabel('Counted amount').fill('570')
  await expect(dialog.getByText('EGP 5 missing. The difference is recorded.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm EGP 570' }).click()
  await expect(run.getByText('EGP 570 handed in')).toBeVisible()
  await expect(run.getByRole('button', { name: 'Confirm cash' })).toHaveCount(0)
})
