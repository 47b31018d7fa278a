import type { Page } from '@playwright/test'

/**
 * Opens a page and holds its scripts until the returned function is called, so that a test can type into the HTML
 * before hydration.
 */
export async function openWithPausedScripts(
  page: Page,
  path: string,
): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    letGo()
    await page.waitForLoadState('load')
  }
}
