import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Sends an order out, and confirms it if the order is for another day than today. */
export async function sendOut(
  page: Page,
  button: Locator = page.getByRole('button', { name: 'Send out', exact: true }),
  anyway = 'Send out anyway',
): Promise<void> {
  // The move is optimistic: wait for the response, and not for that of the move before.
  const answer = () =>
    page.waitForResponse(
      (response) =>
        response.url().includes('advanceOrder') &&
        response.request().postData()?.includes('out_for_delivery') === true,
    )
  const answered = answer()
  await button.click()
  if (!(await (await answered).text()).includes('other-day')) return
  const confirmed = answer()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: anyway, exact: true }).click()
  await confirmed
  await expect(dialog).toHaveCount(0)
}
