import type { Page } from '@playwright/test'
import { isThorough } from '../support/rounds.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { pauseCalls } from './pause-calls.ts'
import { addProduct } from './test-data.ts'

/** Accessibility: keyboard, reduced motion, screen sizes and axe rules. */

const promises = ['/delivery', '/freshness', '/substitution', '/contact', '/terms', '/privacy']

for (const width of isThorough ? [360, 1920] : [360]) {
  test(`public pages fit ${width} px and have one level-1 heading`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const product = `/p/${(await addProduct({ name: `Bouquet ${width} ${'of many words '.repeat(8)}${'andonewithoutend'.repeat(4)}` })).id}`
    for (const path of [
      '/',
      product,
      '/search?q=rose',
      '/search',
      '/occasions',
      '/occasions/birthday',
      ...promises,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (width === 360) await expectAccessible(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} is wider than its window`).toBe(0)
    }
  })
}

test('links of header and footer return 200', async ({ page }) => {
  await page.goto('/contact')
  const links = page.locator('header a[href^="/"], footer a[href^="/"]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(expect.arrayContaining(['/', ...promises]))
  for (const address of new Set(addresses)) {
    const answer = await page.request.get(address ?? '')
    expect(answer.status(), `${address}`).toBe(200)
  }
})

// 200 % zoom of a 1280 px window leaves 640 px.
test('the cart panel fits the window at 200 % zoom', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const { id, name } = await addProduct()
  await page.goto(`/p/${id}`)
  await page.getByRole('region', { name }).getByRole('button', { name: 'Add to Cart' }).click()
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect(panel.getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('link', { name })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
})

test('a customer reaches the checkout by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const card = page.getByRole('article').filter({ hasNotText: 'Sold out' }).first()
  await tabTo(page, card.getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/p\//)
  // The focused card is gone, so the focus moves to the new page.
  await expect(page.getByRole('main')).toBeFocused()
  const buy = page.getByRole('button', { name: 'Add to Cart', exact: true })
  await tabTo(page, buy)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Discard from Cart' })).toBeFocused()
  await page.getByRole('button', { name: /^Cart/ }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, panel.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
})

test('figures are lining, tabular and legible at normal density', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  const numerals = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('*')].map((each) => getComputedStyle(each).fontVariantNumeric),
    ),
  ])
  expect(numerals, 'form controls included').toEqual(['lining-nums tabular-nums'])
  for (const face of ['Fraunces Variable', 'Hanken Grotesk Variable']) {
    const figures = await page.evaluate(async (name) => {
      const font = `100px "${name}"`
      await document.fonts.load(font, '0')
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('No canvas.')
      canvas.font = font
      return [...'0123456789'].map((figure) => {
        const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } =
          canvas.measureText(figure)
        return { width, height: actualBoundingBoxAscent, below: actualBoundingBoxDescent }
      })
    }, face)
    expect(new Set(figures.map(({ width }) => width)).size, `widths in ${face}`).toBe(1)
    const heights = figures.map(({ height }) => height)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(5)
    expect(Math.max(...figures.map(({ below }) => below))).toBeLessThan(3)
  }
  // Where the diagonal of a 4 vanishes, 24 reads as 21.
  const diagonal = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('No canvas.')
    canvas.font = '21px "Fraunces Variable"'
    canvas.fillText('4', 0, 20)
    const rows = [10, 11, 12, 13, 14]
    return rows.map((y) => Math.max(...canvas.getImageData(0, y, 6, 1).data))
  })
  expect(Math.min(...diagonal)).toBeGreaterThan(0.35 * 255)
})

test('panels do not slide with reduced motion', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Your cart' })
  await expect(panel).toHaveCSS('animation-duration', '0.001s')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('public pages load without layout shift', async ({ page }) => {
    // Caches the fonts; the next test covers a first visit.
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) console.warn(`moved: ${JSON.stringify(entry)}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // A layout shift logs a warning, and a warning fails the test.
    for (const path of ['/', `/p/${(await addProduct()).id}`, '/search?q=rose', '/delivery']) {
      await page.goto(path, { waitUntil: 'networkidle' })
    }
  })

  test('the line above the header keeps its place until the language switch is parsed', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/')
    const line = page.getByRole('banner').getByRole('button', { name: /Choose/ })
    const whole = await line.boundingBox()
    // A browser with much to do paints the page as far as it is parsed.
    await page.evaluate(() => {
      const styles = new CSSStyleSheet()
      styles.replaceSync('header [hreflang] { display: none !important }')
      document.adoptedStyleSheets = [styles]
    })
    expect(await line.boundingBox()).toEqual(whole)
  })

  test('a longer time left moves nothing above the header', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    const line = page.getByRole('banner').getByRole('button', { name: /Order within/ })
    const chevron = line.locator('svg')
    const before = await chevron.boundingBox()
    await line.evaluate((button) => {
      const text = button.querySelector('span > span')
      if (text) text.textContent += ' and 59 min'
    })
    expect(await chevron.boundingBox()).toEqual(before)
  })

  test('late fonts cause no visible layout shift', { tag: '@long' }, async ({ page }) => {
    const mayCome = await pauseCalls(page, /\.woff2$/)
    await page.addInitScript(() => {
      const state = { moved: 0 }
      Object.assign(window, state)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) state.moved += Number(Reflect.get(entry, 'value'))
        Object.assign(window, state)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.fonts.check('1em "Fraunces Variable"'))).toBe(false)
    mayCome()
    await page.waitForFunction(() => document.fonts.check('1em "Fraunces Variable"'))
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() => Number(Reflect.get(window, 'moved')))
    // The fallback font differs by less than 0.0005 in layout shift.
    expect(moved).toBeCloseTo(0, 3)
  })

  test('the first row of pictures loads eagerly, later rows lazily', async ({ page }) => {
    await page.goto('/search?q=rose')
    const pictures = page.getByRole('article').locator('img')
    for (const place of [0, 1]) {
      await expect(pictures.nth(place)).toHaveAttribute('loading', 'eager')
      await expect(pictures.nth(place)).toHaveAttribute('fetchpriority', 'high')
    }
    const last = pictures.last()
    await expect(last).toHaveAttribute('loading', 'lazy')
    for (const attribute of ['width', 'height', 'srcset']) {
      await expect(last).toHaveAttribute(attribute, /\d/)
    }
    await expect(page.locator('article source[type="image/avif"]').first()).toBeAttached()
  })
})

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Not reachable by keyboard.')
}
