import type { Page } from '@playwright/test'

/**
 * Opens a page whose scripts are on their way and do not come before they are let go: what somebody types in between is
 * typed into bare HTML.
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
