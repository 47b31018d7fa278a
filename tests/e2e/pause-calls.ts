import type { Page } from '@playwright/test'

/** Pauses requests to an address until the returned function is called. */
export async function pauseCalls(page: Page, address: string | RegExp): Promise<() => void> {
  const mayGo = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await mayGo.promise
    await route.continue()
  })
  return mayGo.resolve
}
