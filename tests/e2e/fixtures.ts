import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type axe from 'axe-core'
import { addresses } from '../support/test-settings.ts'
import { equalAccessViolations } from './equal-access.ts'

declare global {
  interface Window {
    axe: typeof axe
    /** Whether rows were dimmed since `watchDimming`. */
    wasDimmed?: boolean
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export type Visitor = (options?: BrowserContextOptions) => Promise<Page>

interface Fixtures {
  /** Whether failed requests and console errors are expected. */
  allowsErrors: boolean
  /** Errors and warnings of all pages of a test. */
  pageErrors: string[]
  /** Whether the test itself breaks the content security policy. */
  allowsViolations: boolean
  /** Opens a page in another browser context: a recipient, a stranger, staff. */
  visitor: Visitor
}

/** The console line of a violation of the content security policy, also of one that the page handles. */
const violation = 'content security policy violated:'

/**
 * Fails when a page logs an error or a warning, a request fails, or hydration does not match, and always when a page
 * violates its content security policy.
 */
export const test = base.extend<Fixtures>({
  allowsErrors: [false, { option: true }],
  allowsViolations: [false, { option: true }],
  pageErrors: [
    async ({ allowsErrors, allowsViolations }, use) => {
      const pageErrors: string[] = []
      await use(pageErrors)
      const violations = pageErrors.filter((line) => line.includes(violation))
      if (!allowsViolations) expect(violations, 'violations of the policy').toEqual([])
      if (!allowsErrors) expect(pageErrors, 'page errors').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, pageErrors, javaScriptEnabled }, use) => {
    listen(page, pageErrors)
    await prepare(page.context())
    page.context().on('page', (opened) => listen(opened, pageErrors))
    await use(javaScriptEnabled === false ? page : waitingForHydration(page))
  },
  visitor: async ({ browser, pageErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      context.on('page', (opened) => listen(opened, pageErrors))
      await prepare(context)
      return waitingForHydration(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
})

async function prepare(context: BrowserContext): Promise<void> {
  await withoutNotices(context)
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
      console.error(prefix, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample)
    })
    // React reports an error that it recovered from without the text of its cause.
    addEventListener('error', ({ error }) => {
      if (error?.cause instanceof Error) console.error('caused by', error.cause.stack)
    })
  }, violation)
}

/** Orders of other tests would show notices at any moment. A test of the notice turns them on. */
async function withoutNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('order-notices') === null) {
        localStorage.setItem('order-notices', 'off')
      }
    } catch {
      // A page without storage, such as a sandboxed one, has no dashboard.
    }
  })
}

/** For tests that expect failed requests. */
export const testWithErrors = test.extend({ allowsErrors: true })

/** Makes `goto` and `reload` wait for hydration. */
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
 * Waits until React has hydrated the page: clicks before that are lost. Tests of the time before hydration open the page
 * with a `waitUntil`.
 */
export async function waitForHydration(page: Page): Promise<void> {
  if (!page.url().startsWith(addresses.shop)) return
  await page.waitForFunction(() => {
    const isHydrated = (node: Element) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps'))
    // React hydrates the parts of a page one after the other; each begins with a comment.
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    for (let part = comments.nextNode(); part; part = comments.nextNode()) {
      const first = part.nodeValue === '$' && part.nextSibling
      if (first instanceof Element && !isHydrated(first)) return false
    }
    return [...document.querySelectorAll('main :is(a, button, input)')].every(isHydrated)
  })
}

function listen(page: Page, pageErrors: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message} at ${page.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Navigation aborts pending requests.
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`${reason} ${request.url()}`)
  })
}

/** Expects no violations that axe or the equal-access engine finds. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still loading has none.
  await expect(page.locator('h1').first()).toBeAttached()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // The dimmed rows of the previous filter are inactive; a list that began to load meanwhile is judged again.
  const dimmed = page.locator(dimmedRows)
  let found: string[]
  do {
    await expect(dimmed).toHaveCount(0)
    await page.evaluate(endAnimations)
    await page.evaluate(watchDimming, dimmedRows)
    found = await violationsOf(page)
  } while ((await dimmed.count()) > 0 || (await page.evaluate(() => window.wasDimmed)))
  await page.emulateMedia({ reducedMotion: null })
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/** A transition shows colors of neither state. Even with reduced motion it lasts until the next frame. */
async function endAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

const dimmedRows = '[inert][aria-busy="true"]'

/** A list may begin and end to load while the engines run. */
function watchDimming(rows: string): void {
  window.wasDimmed = false
  const note = () => {
    window.wasDimmed ||= document.querySelector(rows) !== null
  }
  const attributeFilter = ['inert', 'aria-busy']
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter })
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'], iframes: false }),
  )
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  return [...found, ...(await equalAccessViolations(page))]
}

export { expect }
