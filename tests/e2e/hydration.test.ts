import type { Page } from '@playwright/test'
import { signInAs } from './demo-users.ts'
import { expect, test, waitForHydration } from './fixtures.ts'
import { openWithPausedScripts } from './paused-scripts.ts'

/** A text field of each page that accepts typing before hydration. */
const fields = [
  { path: '/search', label: 'Search for flowers' },
  { path: '/login', label: 'Email' },
  { path: '/register', label: 'Your name' },
  { path: '/reset-password', label: 'Email' },
  { path: '/complete-profile', label: 'Name' },
]

test.use({ viewport: { width: 390, height: 844 } })

for (const { path, label } of fields) {
  const details = path === '/search' ? {} : { tag: '@long' }
  test(
    `${path} keeps value, focus and caret of a field during hydration`,
    details,
    async ({ page }) => {
      if (path === '/complete-profile') await signInAsGuest(page)
      const scripts = await openWithPausedScripts(page, path)
      const field = page.getByRole('main').getByLabel(label, { exact: true })
      await field.hover()
      await field.pressSequentially('Nr')
      await field.press('ArrowLeft')
      const before = await field.elementHandle()
      await Promise.all([scripts(), page.keyboard.type('ou', { delay: 150 })])
      await waitForHydration(page)
      expect(await before?.evaluate((node) => node === document.activeElement)).toBe(true)
      await page.keyboard.type('a')
      await expect(field).toHaveValue('Nouar')
      if (path === '/search') await expect(page).toHaveURL('/search?q=Nouar')
    },
  )
}

for (const [role, path] of [
  ['seller', '/dashboard/home'],
  ['driver', '/driver'],
] as const) {
  const details = role === 'seller' ? {} : { tag: '@long' }
  test(`${path} opens its menu at a click during hydration`, details, async ({ page }) => {
    await signInAs(page, role)
    const scripts = await openWithPausedScripts(page, path)
    const click = page.getByRole('button', { name: 'Menu', exact: true }).click()
    await Promise.all([scripts(), click])
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

async function signInAsGuest(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
