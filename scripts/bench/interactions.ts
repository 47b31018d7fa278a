import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { browserOptions, headlessProgram } from '../../tests/support/browser.ts'
import { notMeasured, type Row } from './report.ts'

/** Slower than this machine by this factor, as in Lighthouse's phone. */
const slowdown = 4
const visits = 3
/** A finger rests on the screen this long. */
const touchMs = 80

interface Responses {
  /** The slowest of the visit's taps until the next frame, in ms (INP). */
  slowestTapMs: number
  /** From the tap on a product of the list until its page is painted. */
  productMs: number
}

/** How fast the shop responds to taps on a phone with a slow processor, beside this machine's own. */
export async function interactions(origin: string): Promise<Row[]> {
  const program = headlessProgram()
  const what = 'taps on a slow phone'
  const browser = await chromium
    .launch({ args: browserOptions, ...(program ? { executablePath: program } : {}) })
    .catch(() => null)
  if (!browser) return [notMeasured(what, 'a browser is not available')]
  const emptyMs = await tapOnAnEmptyPage(browser)
  // The first visit fills the caches of browser and machine.
  await visit(browser, origin, 1)
  const fast = await medianOf(browser, origin, 1)
  const slow = await medianOf(browser, origin, slowdown)
  await browser.close()
  const shown = (ms: number) => `${ms.toFixed(0)} ms`
  return [
    {
      what: `${what}: the slowest of heart, cart and quantity (INP), median of ${visits} visits`,
      measured: shown(slow.slowestTapMs),
      beside: `${shown(emptyMs)} on an empty page, ${shown(fast.slowestTapMs)} at full speed`,
      budget: '≤ 100 ms',
    },
    {
      what: `${what}: from the list to the product, median of ${visits} visits`,
      measured: shown(slow.productMs),
      beside: `${shown(fast.productMs)} at full speed`,
      budget: '≤ 200 ms',
    },
  ]
}

async function medianOf(browser: Browser, origin: string, rate: number): Promise<Responses> {
  const seen: Responses[] = []
  for (let turn = 0; turn < visits; turn++) seen.push(await visit(browser, origin, rate))
  const median = (key: keyof Responses) =>
    seen.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(visits / 2)] ?? Number.NaN
  return { slowestTapMs: median('slowestTapMs'), productMs: median('productMs') }
}

async function openPhone(browser: Browser, rate: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(observeTaps)
  const tap = (button: Locator) => tapWithFinger(session, button)
  return { context, page, tap }
}

/** The lower bound: a tap that changes one number, on the same slow processor. */
async function tapOnAnEmptyPage(browser: Browser): Promise<number> {
  const { context, page, tap } = await openPhone(browser, slowdown)
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: emptyPage }))
  await page.goto('http://localhost')
  for (let count = 0; count < 5; count++) await tap(page.getByRole('button'))
  await page.getByRole('button', { name: '5' }).waitFor()
  const slowestMs = await slowestTap(page)
  await context.close()
  return slowestMs
}

const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="textContent = Number(textContent) + 1">0</button>`

/** Visits as a customer does: a heart in the list, a product, the cart. */
async function visit(browser: Browser, origin: string, rate: number): Promise<Responses> {
  const { context, page, tap } = await openPhone(browser, rate)
  await page.goto(new URL('/search?q=roses', origin).href, { waitUntil: 'networkidle' })
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first()
  await tap(card.getByRole('button').last())
  await page.getByRole('dialog').waitFor()
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const productMs = await timeToProduct(page, () => tap(card.getByRole('link').first()))
  await page.waitForLoadState('networkidle')
  await tap(page.getByRole('button', { name: 'Add to Cart', exact: true }).first())
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await tap(panel.getByRole('button', { name: 'Increase quantity' }))
  await page.waitForLoadState('networkidle')
  const slowestTapMs = await slowestTap(page)
  await context.close()
  return { slowestTapMs, productMs }
}

function slowestTap(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.slowest))
}

/**
 * A finger takes longer from a scroll to a tap than a page to render, and from touch to release. Playwright's tap does
 * all within a frame, and its checks of the target count as time of the page.
 */
async function tapWithFinger(session: CDPSession, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))),
  )
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not visible')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await delay(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page: keeps the longest tap and the time of the last one. */
function observeTaps(): void {
  const seen = () => document.documentElement.dataset
  const taps = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The pointer also enters a page that loads beneath it: that is no tap.
      const isTap = 'interactionId' in entry && Number(entry.interactionId) > 0
      if (!isTap) continue
      seen().slowest = String(Math.max(Number(seen().slowest ?? 0), entry.duration))
    }
  }).observe(taps)
  const keepTime = ({ timeStamp }: Event) => {
    seen().tappedAt = String(timeStamp)
  }
  addEventListener('pointerup', keepTime, true)
}

/** The time from a tap until the frame after the heading of a product page. */
async function timeToProduct(page: Page, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const keepTime = () => {
      dataset.shownAt = String(performance.now())
    }
    const watch = () => {
      const isThere = location.pathname.startsWith('/p/') && document.querySelector('h1') !== null
      requestAnimationFrame(isThere ? keepTime : watch)
    }
    watch()
  })
  await tap()
  await page.waitForFunction(() => document.documentElement.dataset.shownAt !== undefined)
  return page.evaluate(() => {
    const { shownAt, tappedAt } = document.documentElement.dataset
    return Number(shownAt) - Number(tappedAt)
  })
}
