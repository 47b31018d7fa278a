import AxeBuilder from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { addresses } from '../support/test-settings.ts'

export type Visitor = (options?: BrowserContextOptions) => Promise<Page>

interface Journey {
  /** Whether this journey asks for what has to be refused, which a browser complains about. */
  allowsErrors: boolean
  /** What the pages of a journey complained about: it has to stay empty. */
  pageErrors: string[]
  /** Somebody else, with a browser of their own: a recipient, a stranger, the shop's staff. */
  visitor: Visitor
}

/**
 * A journey through the shop. It fails when a page logs an error, a request of the shop's own fails, hydration does not
 * match, or anything leaves the page in a way that nobody asked for.
 */
export const test = base.extend<Journey>({
  allowsErrors: [false, { option: true }],
  pageErrors: [
    async ({ allowsErrors }, use) => {
      const pageErrors: string[] = []
      await use(pageErrors)
      if (!allowsErrors) expect(pageErrors, 'what the pages complained about').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, pageErrors, javaScriptEnabled }, use) => {
    listen(page, pageErrors)
    page.context().on('page', (opened) => listen(opened, pageErrors))
    await use(javaScriptEnabled === false ? page : waitingForHydration(page))
  },
  visitor: async ({ browser, pageErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      context.on('page', (opened) => listen(opened, pageErrors))
      return waitingForHydration(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
})

/** A journey that asks for what has to be refused. */
export const testWithErrors = test.extend({ allowsErrors: true })

/** A page that, once opened or reloaded, is left alone until it is hydrated. */
function waitingForHydration(page: Page): Page {
  const open = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await open(address, options)
    if (!options?.waitUntil) await waitForHydration(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await waitForHydration(page)
    return answer
  }
  return page
}

/**
 * Until React has hydrated what the server sent: clicks before that are lost. What a page does in the meantime is asked
 * by tests of its own, which open it with a `waitUntil`.
 */
export async function waitForHydration(page: Page): Promise<void> {
  if (!page.url().startsWith(addresses.shop)) return
  await page.waitForFunction(() => {
    const isHydrated = (node: Element) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps'))
    return [...document.querySelectorAll('main :is(a, button, input)')].every(isHydrated)
  })
}

function listen(page: Page, pageErrors: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left takes its unfinished requests with it.
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`${reason} ${request.url()}`)
  })
}

/** Nothing on the page may stand in the way of somebody who cannot see it, or cannot use a mouse. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is half faded in or out has no colours yet: it comes and goes at once while it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ reducedMotion: null })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

export { expect }
