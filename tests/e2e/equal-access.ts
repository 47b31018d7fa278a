import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import { isThorough } from '../support/rounds.ts'
import { equalAccessExceptions } from './equal-access-exceptions.ts'

declare global {
  interface Window {
    ace: { Checker: new () => Checker }
  }
}

const source = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
)

const checked = new Set<string>()

/** A page with its open dialog, without the ids of orders, products and people. */
async function viewOf(page: Page): Promise<string> {
  const path = new URL(page.url()).pathname.replace(/[\w-]{20,}/g, ':id')
  const dialog = page.locator(':is([role="dialog"], [role="alertdialog"]) h2').last()
  return `${path} ${(await dialog.isVisible()) ? await dialog.textContent() : ''}`
}

/**
 * Violations of WCAG 2.2 that IBM's equal-access engine finds, without the exceptions. The engine takes a second of the
 * processor, so `npm test` runs it once a worker on each page and dialog, and `npm run test:long` each time.
 */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  const view = await viewOf(page)
  if (!isThorough && checked.has(view)) return []
  checked.add(view)
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source)
  return page.evaluate(async (exceptions) => {
    const checker = new window.ace.Checker()
    const { results } = await checker.check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .filter(
        ({ ruleId, node }) =>
          !exceptions.some(
            ({ rule, selector }) =>
              rule === ruleId && node instanceof Element && node.matches(selector),
          ),
      )
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
  }, equalAccessExceptions)
}
