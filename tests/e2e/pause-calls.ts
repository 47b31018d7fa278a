import type { Page } from '@playwright/test'

/** Holds what a page asks for at an address, until the answer of this is called. */
export async function pauseCalls(page: Page, address: string | RegExp): Promise<() => void> {
  const mayGo = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await mayGo.promise
    await route.continue()
  })
  return mayGo.resolve
}
