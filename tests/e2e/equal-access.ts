import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Page, test } from '@playwright/test'
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

/** A page in its language with its open dialog, without the ids of orders, products and people. */
async function viewOf(page: Page): Promise<string> {
  const path = new URL(page.url()).pathname.replace(/[\w-]{20,}/g, ':id')
  const dialog = page.locator(':is([role="dialog"], [role="alertdialog"]) h2').last()
  const language = await page.locator('html').getAttribute('lang')
  return `${language} ${path} ${(await dialog.isVisible()) ? await dialog.textContent() : ''}`
}

/** Whether no worker of this run has checked the view. Playwright empties the folder before each run. */
function isFirst(view: string): boolean {
  const name = createHash('sha256').update(view).digest('hex')
  const checked = join(test.info().project.outputDir, '.equal-access', name)
  return mkdirSync(checked, { recursive: true }) !== undefined
}

/**
 * Violations of WCAG 2.2 that IBM's equal-access engine finds, without the exceptions. The engine takes a second of the
 * processor, so `npm test` runs it once on each page and dialog, and `npm run test:long` each time.
 */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  if (!isThorough && !isFirst(await viewOf(page))) return []
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
