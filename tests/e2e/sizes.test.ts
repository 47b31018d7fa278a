import type { Page } from '@playwright/test'
import { addDays, civilDateAt } from '../../src/commerce/delivery/cairo-time.ts'
import { withLocale } from '../../src/i18n/localized-path.ts'
import { photograph } from '../support/photographs.ts'
import { addToCart, fillInCheckout, openCheckout, orderIdOf, payInCash } from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expectFittingTexts } from './fitting-texts.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addProduct, areaId } from './test-data.ts'

const day = addDays(civilDateAt(Date.now()), 4)

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const openSize = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} EGP`) }).click()

test('staff add, picture and sort sizes, and a customer chooses one by keyboard and orders it', {
  tag: '@long',
}, async ({ page, visitor }) => {
  const { id, name } = await addProduct({ price: 900, stock: 5 })
  const staff = await visitor()
  await openAsSeller(staff, `/dashboard/products/${id}`)
  const sizes = staff.getByRole('region', { name: 'Sizes', exact: true })
  await sizes.getByRole('button', { name: 'Add size' }).click()
  const size = sizes.getByRole('region', { name: 'New size' })
  await expect(size.getByLabel('Price in EGP', { exact: true })).toHaveValue('900')
  await size.getByLabel('Price in EGP', { exact: true }).fill('800')
  await save(staff)
  await expect(size.getByText('Other sizes cannot cost less than the first one.')).toBeVisible()
  await expect(size.getByText('Enter a name for each size, such as Classic.')).toBeVisible()
  await expect(sizes.getByLabel(/^Size name/).first()).toBeFocused()
  await expectAccessible(staff)

  await sizes
    .getByLabel(/^Size name/)
    .first()
    .fill('Classic')
  await size.getByLabel('Price in EGP', { exact: true }).fill('1900')
  await size.getByLabel(/^Quantity in stock/).fill('3')
  await size.getByLabel(/^Stems/).fill('40')
  await size.getByLabel(/^Arabic size name/).fill('كبير')
  const buffer = Buffer.from(await photograph())
  await size
    .getByLabel(/^Add pictures of this size/)
    .setInputFiles({ name: 'grand.jpg', mimeType: 'image/jpeg', buffer })
  await size.getByLabel(/^Alt text of picture 1/).fill('The grand bouquet')
  await expect(size.getByRole('progressbar')).toHaveCount(0)
  await size.getByLabel('Size name', { exact: true }).fill('Grand')
  await openSize(staff, 'Grand')
  await sizes.getByRole('button', { name: 'Add size' }).click()
  await size.getByLabel('Price in EGP', { exact: true }).fill('1400')
  await size.getByLabel('Size name', { exact: true }).fill('Generous')
  await sizes.getByRole('button', { name: 'Move Generous', exact: true }).press('Space')
  await expect(staff.getByText('Generous is at position 2 of 2.')).toBeAttached()
  // A picked-up size reacts to arrow keys a moment later.
  await expect(async () => {
    await staff.keyboard.press('ArrowUp')
    await expect(staff.getByText('Generous is at position 1 of 2.')).toBeAttached({
      timeout: 1_000,
    })
  }).toPass()
  await staff.keyboard.press('Space')
  await save(staff)
  await expect(staff.getByText('Unsaved changes')).toHaveCount(0)

  const chosen = `area=${await areaId('Zamalek')}&day=${day}`
  await page.goto(`/p/${id}?${chosen}`)
  const links = page.getByRole('navigation', { name: 'Size' }).getByRole('link')
  await expect(links).toHaveText([/^Classic/, /^Generous/, /^Grand.*40 stems/])
  await links.first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(links.and(page.locator('[aria-current]'))).toHaveText([/^Grand/])
  await expect(page).toHaveURL(/[?&]size=/)
  expect(page.url()).toContain(chosen)
  await expect(page.getByRole('region', { name })).toContainText('EGP 1,900')
  await expect(page.getByRole('main').getByAltText('The grand bouquet').first()).toBeVisible()
  // The link of a size without scripts: the server renders the same.
  const address = page.url()
  const { pathname, search } = new URL(address)
  const html = await (await page.request.get(`/p/${id}?${chosen}`)).text()
  expect(html.replaceAll('&amp;', '&')).toContain(`href="${pathname}${search}"`)
  expect(await (await page.request.get(address)).text()).toMatch(/40 stems/)
  for (const locale of ['ar', 'en'] as const) {
    await page.goto(withLocale(`${pathname}${search}`, locale))
    await expect(page.getByRole('main').getByRole('navigation').first()).toBeVisible()
    await expectFittingTexts(page)
  }

  await addToCart(page, name)
  await openCheckout(page)
  await fillInCheckout(page)
  await payInCash(page)
  await expect(page.getByRole('main')).toContainText(`${name} – Grand`)
  await staff.goto(`/dashboard/orders/${orderIdOf(page)}`)
  await expect(staff.getByRole('main')).toContainText(`${name} – Grand`)
  await staff.goto(`/dashboard/products/${id}`)
  await expect(sizes.getByRole('button', { name: /^Grand/ })).toContainText('2 in stock')

  const colleague = await visitor({ storageState: await staff.context().storageState() })
  await colleague.goto(`/dashboard/products/${id}`)
  const grand = (of: Page) => of.getByRole('region', { name: 'Grand', exact: true })
  const price = (of: Page) => grand(of).getByLabel('Price in EGP', { exact: true })
  for (const each of [staff, colleague]) await openSize(each, 'Grand')
  await price(colleague).fill('2000')
  await save(colleague)
  await expect(colleague.getByText('Unsaved changes')).toHaveCount(0)
  await price(staff).fill('2100')
  await grand(staff)
    .getByLabel(/^Stems/)
    .fill('45')
  await save(staff)
  const conflict = staff.getByRole('region', { name: 'Edit conflict' })
  const versions = conflict.getByRole('group', { name: 'Grand, changed by both' })
  await expect(versions).toContainText(/Price in EGP: 2100\s*Stems: 45/)
  await expect(versions).toContainText('Price in EGP: 2000')
  await expectAccessible(staff)
  await versions.getByRole('radio', { name: 'Their version' }).check({ force: true })
  await conflict.getByRole('button', { name: 'Use selected values' }).click()
  await expect(price(staff)).toHaveValue('2000')
  await expect(grand(staff).getByLabel(/^Stems/)).toHaveValue('40')
  await expect(grand(staff).getByLabel(/^Alt text of picture 1/)).toHaveValue('The grand bouquet')
})
