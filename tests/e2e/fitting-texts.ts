import type { Page } from '@playwright/test'
import { dialogs } from './every-dialog.ts'
import { expect, waitForHydration } from './fixtures.ts'

/** From the narrowest phone to a desktop. */
const widths = [320, 390, 768, 1440]

/** Expects that the page is no wider than the screen, and that no text is cut off or sticks out of its box. */
export async function expectFittingTexts(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Polled: right after a resize the layout is still that of both sizes.
    await expect
      .poll(() => page.evaluate(unfittingTexts), `${page.url()} at ${width} px`)
      .toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Expects that an open dialog stays on a small screen, where it scrolls: a phone on its side, or a zoom of 400 %. */
export async function expectReachableDialog(page: Page): Promise<void> {
  const dialog = page.locator(dialogs).last()
  await page.setViewportSize({ width: 568, height: 320 })
  await expect
    .poll(async () => {
      const { y = -1, height = 0 } = (await dialog.boundingBox()) ?? {}
      return y >= 0 && y + height <= 321
    }, `the dialog of ${page.url()} on a small screen`)
    .toBe(true)
}

/** Makes every word of the page 40 % longer, as a more verbose language would. */
export async function lengthenTexts(page: Page): Promise<void> {
  // Hydration would report other texts as a mismatch, also that of a part whose code comes later.
  await page.waitForLoadState('networkidle')
  await waitForHydration(page)
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, style, noscript, textarea')) continue
      const longer = text.nodeValue?.replaceAll(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      )
      if (longer !== undefined && longer !== text.nodeValue) text.nodeValue = longer
    }
  })
}

/** Runs in the browser: the visible texts that do not fit, with the reason. */
function unfittingTexts(): string[] {
  const tolerance = 1.5
  const screen = document.documentElement.clientWidth
  const found = new Set<string>()
  const wide = document.documentElement.scrollWidth
  if (wide > screen) found.add(`The page is ${wide} px wide.`)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.nodeValue?.trim() || isHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      const problem = line.width > 1 && problemOf(line, element)
      if (problem) found.add(`“${text.nodeValue.trim().slice(0, 60)}” ${problem}`)
    }
  }
  return [...found]

  /** Invisible, or for screen readers only. */
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return true
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { position, clip, clipPath } = getComputedStyle(node)
      if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return true
    }
    return false
  }

  function problemOf(line: DOMRect, element: Element): string | null {
    // A second line of the delivery line would move the page when the font arrives.
    if (element.closest('header button > span')) return null
    let box = element
    while (getComputedStyle(box).display.startsWith('inline') && box.parentElement) {
      if (getComputedStyle(box).display !== 'inline') break
      box = box.parentElement
    }
    const own = box.getBoundingClientRect()
    // A space at the end of a line hangs out of its box where spaces are preserved.
    const { fontSize, whiteSpace } = getComputedStyle(element)
    const space = whiteSpace === 'pre-wrap' ? parseFloat(fontSize) / 2 : 0
    if (sticksOut(line, own, space)) return `sticks out of ${nameOf(box)}`

    for (let node: Element | null = element; node; node = node.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(node)
      // What is out of sight can be scrolled to.
      if (/auto|scroll/.test(overflowX)) return null
      const area = node.getBoundingClientRect()
      const hides = /hidden|clip/
      // Long data is shortened on purpose, where the whole is one click away.
      const isData = node.matches('bdi, [dir="auto"], [title]') || node.closest('bdi, [dir="auto"]')
      if (hides.test(overflowX) && !isData && sticksOut(line, area)) {
        return `is cut off by ${nameOf(node)}`
      }
      const middle = (line.top + line.bottom) / 2
      if (hides.test(overflowY) && !isData && (middle < area.top || middle > area.bottom)) {
        return `is cut off below by ${nameOf(node)}`
      }
    }
    return line.left < -tolerance || line.right > screen + tolerance ? 'is off the screen' : null
  }

  function sticksOut(line: DOMRect, area: DOMRect, space = 0): boolean {
    const allowed = tolerance + space
    return line.left < area.left - allowed || line.right > area.right + allowed
  }

  function nameOf(element: Element): string {
    const { tagName, id } = element
    return `${tagName.toLowerCase()}${id ? `#${id}` : ''}.${[...element.classList].slice(0, 6).join('.')}`
  }
}
