import type { Page } from '@playwright/test'
import { photograph } from '../support/photographs.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { expectToast } from './sign-in-steps.ts'

async function pictureFile(name: string) {
  const buffer = Buffer.from(await photograph())
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Fills in the required fields, and returns the name. */
async function fillInProduct(page: Page): Promise<string> {
  const name = `Roses of ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Category').selectOption({ label: 'Roses' })
  await page.getByLabel('Price in EGP', { exact: true }).fill('1,250')
  return name
}

async function saveProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved Successfully')
}

async function createProduct(page: Page): Promise<string> {
  await page.goto('/dashboard/products/new')
  const name = await fillInProduct(page)
  await saveProduct(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

async function deleteProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL((url) => /\/dashboard\/products\/?$/.test(url.pathname))
}

/** Of the selected products. */
async function changePrices(page: Page, unit: 'percent' | 'pounds', by: string): Promise<void> {
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: /^Change prices of/ })
  await dialog.getByLabel('Change by').selectOption(unit)
  await dialog.getByLabel('Amount', { exact: true }).fill(by)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
}

test('a seller publishes a product with two pictures, and a customer sees it', async ({ page }) => {
  await openAsSeller(page, '/dashboard/products')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible()

  const name = await fillInProduct(page)
  const files = [await pictureFile('front.jpg'), await pictureFile('side.jpg')]
  await page.getByLabel(/^Add pictures/).setInputFiles(files)
  await page.getByLabel(/^Alt text of picture 1/).fill('From the front')
  await page.getByLabel(/^Alt text of picture 2/).fill('From the side')
  await page.getByRole('button', { name: 'Move picture 2', exact: true }).press('Space')
  await expect(page.getByText('picture 2 is at position 2 of 2.')).toBeAttached()
  // A picked-up picture reacts to arrow keys a moment later.
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('picture 2 is at position 1 of 2.')).toBeAttached({
      timeout: 1_000,
    })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(page.getByLabel(/^Alt text of picture 1/)).toHaveValue('From the side')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview).toContainText(name)
  await expect(preview).toContainText('1,250')
  await expectAccessible(page)
  await saveProduct(page)

  await page.waitForURL(/\/dashboard\/products\/[A-Za-z0-9]{20}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/p/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const pictures = page.getByRole('main').locator('img[src^="/uploads/"]')
  await expect(pictures.first()).toBeVisible()
  await page.goto(`/dashboard/products/${id}`)
  await deleteProduct(page)
})

test('the product form shows field errors and keeps its values', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/products/new')
  await page.getByLabel(/^Description/).fill('Ten of them.')
  await page.getByLabel('Sale price in EGP').fill('90')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Enter when the sale starts.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  const wrong = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') }
  await page.getByLabel(/^Add pictures/).setInputFiles([wrong])
  await expect(page.getByText('The file is not a JPEG, PNG, WebP or AVIF.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All products' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('link', { name: 'All products' })).toBeFocused()
  await expect(page.getByLabel(/^Description/)).toHaveValue('Ten of them.')
  await page.getByRole('link', { name: 'All products' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
})

test('a seller chooses per field when a colleague has saved the product first', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await openAsSeller(page, '/dashboard/products')
  await createProduct(page)
  const second = await visitor({ storageState: await page.context().storageState() })
  await second.goto(page.url())
  await page.getByLabel('Price in EGP', { exact: true }).fill('700')
  await page.getByLabel(/^Description/).fill('A dozen.')
  await saveProduct(page)
  await second.getByLabel('Price in EGP', { exact: true }).fill('800')
  await second.getByLabel(/^Care/).fill('Cool water.')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(second, 'Nothing was saved')
  await expect(second.getByLabel('Price in EGP', { exact: true })).toHaveValue('800')
  const price = second.getByRole('group', { name: 'Price in EGP, changed by both' })
  await expect(price.getByText('700')).toBeVisible()
  const description = second.getByRole('group', { name: 'Description', exact: true })
  await expect(description.getByLabel(/^Their version/)).toBeChecked()
  await expect(description.getByText('A dozen.')).toBeVisible()
  await expectAccessible(second)
  await price.getByLabel(/^Their version/).check({ force: true })
  await second.getByRole('group', { name: 'Care', exact: true }).getByText('Cool water.').click()
  await second.getByRole('button', { name: 'Use selected values' }).click()
  await expect(second.getByLabel('Price in EGP', { exact: true })).toHaveValue('700')
  await expect(second.getByLabel(/^Care/)).toHaveValue('Cool water.')
  await saveProduct(second)
  await second.reload()
  await expect(second.getByLabel(/^Description/)).toHaveValue('A dozen.')
  await expect(second.getByLabel(/^Care/)).toHaveValue('Cool water.')
  await second.close()
  await page.reload()
  await deleteProduct(page)
})

test('edits made while a product is saving are kept and saved next', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/products')
  await createProduct(page)
  const resume = await pauseCalls(page, /updateProduct/)
  const price = page.getByLabel('Price in EGP', { exact: true })
  const description = page.getByLabel(/^Description/)
  const unsaved = page.getByText('Unsaved changes')
  await price.fill('1,300')
  await price.press('Enter')
  await description.fill('Ten of them.')
  resume()
  await expect(price).toHaveValue('1300')
  await expect(description).toHaveValue('Ten of them.')
  await expect(description).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(unsaved).toHaveCount(0)
  await page.reload()
  await expect(price).toHaveValue('1300')
  await expect(description).toHaveValue('Ten of them.')
  await deleteProduct(page)
})

test('saving during an upload shows that pictures are uploading, until they have arrived', {
  tag: '@long',
}, async ({ page }) => {
  await openAsSeller(page, '/dashboard/products/new')
  await fillInProduct(page)
  const mayCome = await pauseCalls(page, '**/api/uploads')
  const pictures = page.getByLabel(/^Add pictures/)
  const wait = page.getByText('Wait for the pictures to finish uploading.')
  await pictures.setInputFiles([await pictureFile('front.jpg'), await pictureFile('side.jpg')])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(wait).toBeVisible()
  mayCome()
  await expect(wait).toHaveCount(0)

  // No save was requested since.
  const mayComeToo = await pauseCalls(page, '**/api/uploads')
  await pictures.setInputFiles(await pictureFile('back.jpg'))
  await expect(page.getByRole('progressbar', { name: 'Uploading back.jpg' })).toBeVisible()
  await expect(wait).toHaveCount(0)
  mayComeToo()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await saveProduct(page)
  await deleteProduct(page)
})

test('edits made while a product is being archived are kept and saved next', {
  tag: '@long',
}, async ({ page }) => {
  await openAsSeller(page, '/dashboard/products')
  await createProduct(page)
  const resume = await pauseCalls(page, /changeProducts/)
  const description = page.getByLabel(/^Description/)
  await page.getByRole('button', { name: 'Archive' }).click()
  await description.fill('Ten of them.')
  resume()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await expect(description).toHaveValue('Ten of them.')
  await expect(description).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(description).toHaveValue('Ten of them.')
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await deleteProduct(page)
})

test('a seller with unsaved edits can stay on a product that is being duplicated', {
  tag: '@long',
}, async ({ page }) => {
  await openAsSeller(page, '/dashboard/products')
  const name = await createProduct(page)
  const resume = await pauseCalls(page, /duplicateProduct/)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByLabel(/^Description/).fill('Ten of them.')
  resume()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(page.getByLabel(/^Description/)).toHaveValue('Ten of them.')
  await deleteProduct(page)
})

test('archiving a product that a colleague has changed shows the conflict and keeps the edits', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await openAsSeller(page, '/dashboard/products')
  await createProduct(page)
  const colleague = await visitor({ storageState: await page.context().storageState() })
  await colleague.goto(page.url())
  await colleague.getByLabel(/^Description/).fill('A dozen.')
  await saveProduct(colleague)
  await colleague.close()

  const resume = await pauseCalls(page, /changeProducts/)
  const description = page.getByLabel(/^Description/)
  await page.getByRole('button', { name: 'Archive' }).click()
  await description.fill('Ten of them.')
  resume()
  await expect(page.getByText(/^Someone else has changed this/)).toBeVisible()
  await expect(description).toHaveValue('Ten of them.')
  const refetch = await pauseCalls(page, /getStaffProduct/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Nothing was saved')
  await page.getByRole('button', { name: 'Load latest version' }).click()
  await expect(description).toHaveValue('A dozen.')
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await deleteProduct(page)
  refetch()
})

test('bulk actions change prices and archive products; one product is duplicated', {
  tag: '@long',
}, async ({ page }) => {
  await openAsSeller(page, '/dashboard/products')
  const name = await createProduct(page)
  await page.getByRole('button', { name: 'Duplicate' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: `${name} (copy)` })).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Archive', { exact: true })).toBeVisible()

  const word = name.split(' ').at(-1) ?? ''
  // The search index refreshes every few seconds.
  await expect(async () => {
    await page.goto('/dashboard/products')
    await page.getByLabel('Search products').fill(word)
    await page.getByLabel('Search products').press('Enter')
    await expect(page.getByRole('row')).toHaveCount(3, { timeout: 3_000 })
  }).toPass()
  await page.getByLabel('Select all').check()
  await changePrices(page, 'percent', '-10')
  await expect(page.getByRole('cell', { name: /1,125/ })).toHaveCount(2)

  await page.getByLabel(`Select ${name} (copy)`).check()
  await changePrices(page, 'pounds', '1000')
  await expect(page.getByRole('cell', { name: /2,125/ })).toBeVisible()
  await page.getByLabel('Select all').check()
  await changePrices(page, 'pounds', '-1125')
  const report = page.getByRole('dialog', { name: '1 of 2 changed' })
  await expect(report.getByRole('listitem')).toHaveText([
    `${name}The price would be below EGP 1.`,
    `${name} (copy)Changed`,
  ])
  await expectAccessible(page)
  await report.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(page.getByLabel(`Select ${name}`, { exact: true })).toBeChecked()
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('No products match.')).toBeVisible()
})

test('product search combines with a filter applied right after it', { tag: '@long' }, async ({
  page,
}) => {
  await openAsSeller(page, '/dashboard/products')
  const resume = await pauseCalls(page, /listStaffProducts/)
  await page.getByLabel('Search products').fill('rose')
  await page.getByLabel('Search products').press('Enter')
  await page.waitForURL((url) => url.searchParams.get('query') === 'rose')
  // The previous rows stay, dimmed, and so do the filters.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
  const onSale = page.getByRole('link', { name: 'On sale' })
  await expect(onSale).toHaveAttribute('href', /query=rose/)
  await onSale.click()
  resume()
  await expect(onSale).toHaveAttribute('aria-current', 'page')
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ query: 'rose', state: 'on-sale' })
  await expect(page.getByLabel('Search products')).toHaveValue('rose')
})

test.describe('categories', () => {
  // Serial: reordering conflicts with a category created by another test.
  test.describe.configure({ mode: 'default' })

  test('a seller creates a category, reorders it, and deletes it with its products moved', {
    tag: '@long',
  }, async ({ page }) => {
    await openAsSeller(page, '/dashboard/categories')
    await expect(page.getByRole('list', { name: /^Categories/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'New category' }).click()
    const name = `Shelf ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    const mayCome = await pauseCalls(page, '**/api/uploads')
    await page.getByLabel(/^Add a picture/).setInputFiles(await pictureFile('shelf.jpg'))
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Wait for the picture to finish uploading.')).toBeVisible()
    mayCome()
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create' }).click()
    await page.waitForURL((url) => /\/dashboard\/categories\/?$/.test(url.pathname))
    await expect(page.getByRole('listitem').last()).toContainText(name)

    await page.getByRole('button', { name: `Move ${name}` }).press('Space')
    const place = page.getByText(new RegExp(`^${name} is at position \\d+ of`))
    const before = (await place.textContent()) ?? ''
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(place).not.toHaveText(before, { timeout: 1_000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(page.getByRole('listitem').last()).not.toContainText(name)
    await expectToast(page, 'Saved Successfully')

    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await page.getByLabel('Name', { exact: true }).fill(`${name} renamed`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: `Edit ${name} renamed` })).toBeVisible()

    await page.goto('/dashboard/products/new')
    await fillInProduct(page)
    await page.getByLabel('Category').selectOption({ label: `${name} renamed` })
    await saveProduct(page)
    await page.goto('/dashboard/categories')
    await page.getByRole('button', { name: `Delete ${name} renamed` }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('It has 1 product.')
    await dialog.getByLabel('Move to').selectOption({ label: 'Roses' })
    await dialog.getByRole('button', { name: 'Move and delete' }).click()
    await expectToast(page, 'Saved Successfully')
    await expect(page.getByText(`${name} renamed`)).toHaveCount(0)
  })

  test('the picture selected last for a category wins, whichever upload ends first', {
    tag: '@long',
  }, async ({ page }) => {
    await openAsSeller(page, '/dashboard/categories/new')
    const mayCome = Promise.withResolvers<void>()
    const isSent = Promise.withResolvers<void>()
    await page.route(
      '**/api/uploads',
      async (route) => {
        isSent.resolve()
        await mayCome.promise
        await route.continue()
      },
      { times: 1 },
    )
    const chosen = page.getByRole('main').locator('img[src^="/uploads/"]')
    const wrong = page.waitForRequest('**/api/uploads')
    await page.getByLabel(/^Add a picture/).setInputFiles(await pictureFile('wrong.jpg'))
    await isSent.promise
    await page.getByLabel(/^Add a picture/).setInputFiles(await pictureFile('right.jpg'))
    await expect(chosen).toBeVisible()
    const address = (await chosen.getAttribute('src')) ?? ''
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByText('Enter a name.')).toBeVisible()
    await expect(page.getByText('Wait for the picture to finish uploading.')).toHaveCount(0)

    mayCome.resolve()
    await (await (await wrong).response())?.finished()
    const name = `Shelf ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await expect(chosen).toHaveAttribute('src', address)
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', address)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0)
  })

  test('a seller sees a conflict on a category, loads the latest version and continues', {
    tag: '@long',
  }, async ({ page, visitor }) => {
    await openAsSeller(page, '/dashboard/categories/new')
    const name = `Shelf ${crypto.randomUUID().slice(0, 8)}`
    const field = (of: Page) => of.getByLabel('Name', { exact: true })
    const save = (of: Page) => of.getByRole('button', { name: 'Save', exact: true }).click()
    const edit = (of: Page, called: string) => of.getByRole('button', { name: `Edit ${called}` })
    await field(page).fill(name)
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(edit(page, name)).toBeVisible()
    const second = await visitor({ storageState: await page.context().storageState() })
    await second.goto('/dashboard/categories')
    await edit(second, name).click()
    await field(second).fill(`${name} theirs`)

    await edit(page, name).click()
    await field(page).fill(`${name} ours`)
    await save(page)
    await expect(edit(page, `${name} ours`)).toBeVisible()
    await save(second)
    await expect(
      second.getByText('Someone else has changed this since you opened it.'),
    ).toBeVisible()
    await expect(field(second)).toHaveValue(`${name} theirs`)
    await expectAccessible(second)
    await second.getByRole('button', { name: 'Load latest version' }).click()
    await expect(field(second)).toHaveValue(`${name} ours`)
    await field(second).fill(`${name} agreed`)
    await save(second)
    await expect(edit(second, `${name} agreed`)).toBeVisible()
    await second.getByRole('button', { name: `Delete ${name} agreed` }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(second.getByRole('alertdialog')).toHaveCount(0)
    await expect(edit(second, `${name} agreed`)).toHaveCount(0)
    await second.close()
  })
})

test('the CSV import previews each line before it imports, and the export returns it', {
  tag: '@long',
}, async ({ page }) => {
  await openAsSeller(page, '/dashboard/products/import')
  const name = `Sheet ${crypto.randomUUID().slice(0, 8)}`
  const upload = (content: string | Buffer) =>
    page
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await upload(`name,category,price\n${name},Roses,300\nNobody,Cacti,12`)
  await expect(page.getByRole('row', { name: /No category is named “Cacti”/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await expectAccessible(page)
  await upload(Buffer.from('name,category,price\nCafé au lait,Roses,300', 'latin1'))
  await expect(page.getByRole('alert')).toHaveText(
    'The file is not in UTF-8. Save it as “CSV UTF-8”.',
  )
  await expect(page.getByRole('table')).toHaveCount(0)
  await upload(`name,category,price,colour\n${name},Roses,300,red`)
  await expect(page.getByRole('note')).toContainText('not supported and will be ignored: colour.')
  await expect(page.getByRole('row', { name: /Imported as archived/ })).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('Imported products.csv.')).toBeVisible()

  // The search index refreshes every few seconds.
  await expect(async () => {
    await page.goto(`/dashboard/products?state=archived&query=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const stream = await (await download).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  expect(Buffer.concat(parts).toString()).toContain(`${name},Roses,300`)
  await page.getByRole('link', { name }).click()
  await deleteProduct(page)
})

test('an unreadable CSV file shows an error, and another file can be selected', {
  tag: '@long',
}, async ({ page }) => {
  await openAsSeller(page, '/dashboard/products/import')
  const input = page.getByLabel('Choose a CSV file')
  const upload = (text: string) =>
    input.setInputFiles({ name: 'lost.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  // As when the file is moved after it was selected.
  await page.evaluate(() => {
    const read = File.prototype.arrayBuffer
    File.prototype.arrayBuffer = () => {
      File.prototype.arrayBuffer = read
      return Promise.reject(new DOMException('', 'NotReadableError'))
    }
  })
  await upload('name,category,price\nLilies,Roses,300')
  await expect(page.getByText('Could not read lost.csv. Try again later.')).toBeVisible()
  await upload('name,category,price\nLilies,Roses,300')
  await expect(page.getByRole('button', { name: 'Import 1 product' })).toBeVisible()
})
