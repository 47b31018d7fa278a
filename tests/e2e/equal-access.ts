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

/**
 * Violations of WCAG 2.2 that IBM's equal-access engine finds, without the exceptions. The engine takes a second of the
 * processor, so only `npm run test:long` runs it.
 */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  if (!isThorough) return []
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
