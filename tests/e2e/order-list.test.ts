import { text } from 'node:stream/consumers'
import type { APIResponse, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { photograph } from '../support/photographs.ts'
import { goToCheckout, orderIdOf, payInCash } from './checkout-steps.ts'
import { openAsSeller, uniqueDay } from './demo-users.ts'
import { expect, expectAccessible, test, type Visitor } from './fixtures.ts'
import { sendOut } from './order-steps.ts'
import { mailTo } from './sign-in-steps.ts'
import { addAnsweredClaim, addOrder, addProduct } from './test-data.ts'

async function openSellerPage(visitor: Visitor, path: string): Promise<Page> {
  const page = await visitor()
  await openAsSeller(page, path)
  return page
}

async function uploadPhoto(page: Page, title: string): Promise<void> {
  const buffer = Buffer.from(await photograph())
  const choose = page.getByLabel(`Choose a file: ${title}`)
  await expect(choose).toBeEnabled()
  await choose.setInputFiles({ name: 'photograph.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: `Photo of the ${title.toLowerCase()}` })).toBeVisible()
}

async function textOf(response: APIResponse): Promise<string> {
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(response.headers()['cache-control']).toBe('private, no-store')
  const document = await getDocumentProxy(new Uint8Array(await response.body()))
  return (await extractText(document, { mergePages: true })).text
}

test('a seller uploads photos of bouquet and delivery for the customer, and keeps notes internal', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await goToCheckout(page)
  await payInCash(page)
  const orderId = orderIdOf(page)
  const seller = await openSellerPage(visitor, `/dashboard/orders/${orderId}`)
  await uploadPhoto(seller, 'Finished bouquet')
  await expect(seller.getByText('Available once the order is out for delivery.')).toBeVisible()
  await seller.getByLabel('Note').fill('A lilac ribbon, and no lilies')
  await seller.getByRole('button', { name: 'Add note' }).click()
  await expect(seller.getByRole('listitem').filter({ hasText: 'A lilac ribbon' })).toBeVisible()
  await expect(seller.getByLabel('Note')).toHaveValue('')
  await seller.getByRole('button', { name: 'Start preparing' }).click()
  await sendOut(seller)
  await uploadPhoto(seller, 'Delivered flowers')
  await expectAccessible(seller)

  await page.reload()
  await expect(page.getByRole('img', { name: 'The flowers: finished bouquet' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The flowers: on delivery' })).toBeVisible()
  await expect(page.getByText('lilac')).toHaveCount(0)
  await expectAccessible(page)

  const stranger = await visitor()
  await stranger.goto(`/o/${orderId}`)
  await expect(stranger.getByRole('img', { name: 'The flowers: on delivery' })).toBeVisible()
  await expect(stranger.getByRole('img', { name: 'The flowers: finished bouquet' })).toHaveCount(0)
  await stranger.context().close()

  await seller.getByRole('button', { name: 'Remove photo: Delivered flowers' }).click()
  await seller.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(seller.getByRole('alertdialog')).toHaveCount(0)
  await expect(seller.getByRole('img', { name: 'Photo of the delivered flowers' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('img', { name: 'The flowers: finished bouquet' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The flowers: on delivery' })).toHaveCount(0)
  await seller.context().close()
})

test('an unsaved note is not carried over to another order', { tag: '@long' }, async ({ page }) => {
  const date = uniqueDay()
  const here = await addOrder({ recipientName: 'Karim Nabil', date })
  const there = await addOrder({ recipientName: 'Nadia Fouad', date })
  await openAsSeller(page, `/dashboard/orders/${here.id}`)
  const note = page.getByLabel('Note')
  const goThere = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill(there.number)
    await expect(page.getByRole('option', { name: there.number })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await note.fill('No lilies for Karim')
  await goThere()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('heading', { level: 1, name: here.number })).toBeVisible()
  await expect(note).toHaveValue('No lilies for Karim')
  await goThere()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: there.number })).toBeVisible()
  await expect(note).toHaveValue('')
})

test('staff print work order, card and route; a customer cannot', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const { product } = await goToCheckout(page)
  await page.getByRole('radio', { name: /^Call me/ }).check({ force: true })
  await page.getByLabel('Card message').fill('Happy birthday, with love 🌷\n\nМона')
  await payInCash(page)
  const orderId = orderIdOf(page)
  const seller = await openSellerPage(visitor, `/dashboard/orders/${orderId}`)
  const number = (await seller.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const documents = seller.getByRole('link', { name: /^Print / })
  await expect(documents).toHaveText(['Print work order', 'Print card', 'Print label'])
  const [workOrder = '', card = ''] = await documents.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  const work = await textOf(await seller.request.get(workOrder))
  for (const word of [number, product, 'Karim Nabil', 'Brazil Street', '+201112345678']) {
    expect(work).toContain(word)
  }
  expect(work).not.toMatch(/EGP|1001234567/)
  await expect(seller.getByRole('note')).toContainText('A dot replaces: М о н а.')
  const printed = await seller.request.get(card)
  expect(await textOf(printed)).toContain('Happy birthday, with love')
  // The tulip is an embedded picture.
  expect((await printed.body()).toString('latin1')).toContain('/Subtype /Image')

  await seller.getByRole('link', { name: 'View route' }).click()
  await expect(seller.getByRole('region', { name: /^Zamalek/ })).toContainText('Karim Nabil')
  await expectAccessible(seller)
  const route = seller.getByRole('link', { name: 'Print route' })
  const document = await textOf(await seller.request.get((await route.getAttribute('href')) ?? ''))
  expect(document).toContain(number)
  expect(document).toContain('Collect EGP')

  for (const path of [workOrder, card, '/dashboard/routes/document.pdf']) {
    const refused = await page.request.get(path, { maxRedirects: 0 })
    expect(refused.status()).toBe(403)
  }
  await seller.context().close()
})

test('a seller substitutes a product once the customer has agreed', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  const first = await addProduct({ price: 100, stock: 5 })
  const other = await addProduct({ price: 100, stock: 5 })
  const { product } = await goToCheckout(page)
  await page.getByRole('radio', { name: /^Call me/ }).check({ force: true })
  await payInCash(page)
  const orderId = orderIdOf(page)
  const seller = await openSellerPage(visitor, `/dashboard/orders/${orderId}`)
  const flowers = seller.getByRole('region', { name: 'Flowers' })
  const total = await flowers.getByText(/^EGP/).last().textContent()
  await flowers.getByRole('button', { name: `Replace ${product}` }).click()
  const dialog = seller.getByRole('dialog', { name: `Replace ${product}?` })
  const search = dialog.getByLabel('Search products')
  const agreed = dialog.getByLabel('The sender has agreed')
  const choose = async (name: string) => {
    await search.fill(name)
    await dialog.getByRole('radio', { name }).check({ force: true })
  }
  await choose(first.name)
  await agreed.check({ force: true })
  // Products out of view have no size, and Enter only searches.
  await search.fill(other.name)
  await search.press('Enter')
  await expect(dialog.getByRole('radio', { name: other.name })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog.getByText('Choose a replacement.')).toBeVisible()
  await choose(other.name)
  await expect(agreed).not.toBeChecked()
  await expectAccessible(seller)
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog.getByText('Ask the sender first.')).toBeVisible()
  await agreed.check({ force: true })
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(flowers.getByText(`instead of ${product}`)).toBeVisible()
  expect(await flowers.getByText(/^EGP/).last().textContent()).toBe(total)
  await seller.context().close()

  await page.reload()
  await expect(page.getByText(`instead of ${product}`)).toBeVisible()
  const mail = await mailTo(page, 'mona@example.com', {
    subject: 'substitution',
    saying: other.name,
  })
  expect(mail).toContain(`${other.name} instead of ${product}.`)
})

test('the headings of staff tables stand above the start or end of their cells', {
  tag: '@long',
}, async ({ page }) => {
  await addAnsweredClaim()
  await openAsSeller(page, '/dashboard/orders')
  for (const list of ['orders', 'products', 'claims?show=answered']) {
    await page.goto(`/dashboard/${list}`)
    const headings = page.getByRole('columnheader')
    await expect(headings.first()).toBeVisible()
    const alignments = await headings.evaluateAll((all) =>
      all.map((heading) => getComputedStyle(heading).textAlign),
    )
    expect(alignments.filter((one) => one !== 'start' && one !== 'end')).toEqual([])
  }
})

test('a seller chooses columns, density and the items of an export', { tag: '@long' }, async ({
  page,
}) => {
  const family = `view${crypto.randomUUID().slice(0, 6)}`
  const order = await addOrder({ recipientName: `Hala ${family}`, date: uniqueDay() })
  await openAsSeller(page, `/dashboard/orders?query=${family}`)
  const row = page.getByRole('row').filter({ hasText: order.number })
  const picture = row.locator('img')
  await expect(picture).toBeVisible()
  await expect(row).toContainText('from Mona Adel')
  const items = page.getByRole('columnheader', { name: 'Items' })
  await expect(items).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'View of the order list' })
  await dialog.getByLabel('Items').uncheck({ force: true })
  await dialog.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(row).not.toContainText('from Mona Adel')
  await expect(items).toHaveCount(0)
  await expect(picture).toHaveCount(0)

  await page.getByRole('button', { name: 'Export' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export orders' })
  await exporting.getByRole('radio', { name: 'One row per item' }).check({ force: true })
  const downloaded = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Export' }).click()
  const csv = await text(await (await downloaded).createReadStream())
  expect(csv.trim().split('\n')).toEqual([
    expect.stringContaining('unit price'),
    expect.stringContaining(',1,500,500,'),
  ])
  await expect(exporting).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row.getByText('Cash due').first()).toBeVisible()
  await expectAccessible(page)
})

test('a new order is announced on every page of the dashboard', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('order-notices', 'on'))
  await openAsSeller(page, '/dashboard/orders')
  const hasSeen = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('order-seen:')))
  await expect.poll(hasSeen).toBe(true)
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  const { number } = await addOrder({ recipientName: 'Nadia Fouad', date: uniqueDay() })
  // Orders of other tests count too.
  await expect(menu.getByRole('link', { name: /^Orders\s*\d+\+? new$/ })).toBeVisible()
  await expect(page.getByText(/^\d+\+? new orders?$/)).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})
