import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Goes to a field with the Tab key. */
export async function tabTo(page: Page, field: Locator): Promise<void> {
  const isFocused = () => field.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) {
    await page.keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
}

/** Goes to a field with the Tab key, and types into it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Searches a product and adds it with Enter. */
export async function addItem(page: Page, name: string): Promise<void> {
  await type(page, page.getByRole('combobox', { name: 'Add product' }), name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

/** The last day is never near a cut-off. */
export async function chooseLastDay(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Day'))
  await page.keyboard.press('End')
}
