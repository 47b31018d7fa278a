import type { Page } from '@playwright/test'
import { addDays, civilDateAt } from '../../src/commerce/delivery/cairo-time.ts'
import { addToCart, fillInCheckout, openCheckout, orderIdOf, payInCash } from './checkout-steps.ts'
import { openAsSeller } from './demo-users.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { addProduct, areaId } from './test-data.ts'

const day = addDays(civilDateAt(Date.now()), 4)

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const openSize = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} EGP`) }).click()

test('staff add and sort sizes, and a customer chooses one by keyboard and orders it', async ({
  page,
  visitor,
}) => {
  const { id, name } = await addProduct({ price: 900, stock: 5 })
  const staff = await visitor()
  await openAsSeller(staff, `/dashboard/products/${id}`)
  const sizes = staff.getByRole('region', { name: 'Sizes', exact: true })
  await sizes.getByRole('button', { name: 'Add size' }).click()
  const size = sizes.getByRole('region', { name: 'New size' })
  await expect(size.getByLabel('Price in EGP', { exact: true })).toHaveValue('900')
  await size.getByLabel('Price in EGP', { exact: true }).fill('800')
  await save(staff)
  await expect(size.getByText('A further size cannot cost less than the first one.')).toBeVisible()
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
  // The link of a size without scripts: the server renders the same.
  const address = page.url()
  const { pathname, search } = new URL(address)
  const html = await (await page.request.get(`/p/${id}?${chosen}`)).text()
  expect(html.replaceAll('&amp;', '&')).toContain(`href="${pathname}${search}"`)
  expect(await (await page.request.get(address)).text()).toMatch(/40 stems/)

  await addToCart(page, name)
  await openCheckout(page)
  await fillInCheckout(page)
  await payInCash(page)
  await expect(page.getByRole('main')).toContainText(`${name} – Grand`)
  await staff.goto(`/dashboard/orders/${orderIdOf(page)}`)
  await expect(staff.getByRole('main')).toContainText(`${name} – Grand`)
  await staff.goto(`/dashboard/products/${id}`)
  await expect(sizes.getByRole('button', { name: /^Grand/ })).toContainText('2 in stock')
})
