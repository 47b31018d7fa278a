import { expect, expectAccessible, test } from './fixtures.ts'

test('the contact page and the footer have the numbers of the shop', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+20 2 5550 0100' })).toHaveAttribute(
    'href',
    'tel:+20255500100',
  )
  await expect(main.getByRole('link', { name: '+20 2 5550 0101' })).toHaveAttribute(
    'href',
    'https://wa.me/20255500101',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+20 2 5550 0100' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expectAccessible(page)
})
