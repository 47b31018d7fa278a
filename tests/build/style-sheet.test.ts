import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOfBuild } from '../../scripts/support/exchange-build.ts'
import { buildFolder } from '../support/test-settings.ts'

const css = filesOfBuild(buildFolder)
  .filter((file) => /^client\/assets\/theme-.*\.css$/.test(file))
  .map((file) => readFileSync(join(buildFolder, file), 'utf8'))
  .join('\n')

const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector)

/** The selectors of the style sheet that match, without the names that Tailwind escapes. */
function matching(pattern: RegExp): string[] {
  return selectors.filter((selector) => pattern.test(selector.replaceAll(/\\./g, '')))
}

// A browser compares such a rule with every element of the page: `*:…`, `space-…`, `divide-…`.
it('has no rule for the children of a class that names no element', () => {
  expect(selectors.length).toBeGreaterThan(500)
  expect(matching(/(?:^|,):(?:is|where)\([^()]*>\s*(?:\*|:)/)).toEqual([])
})

// With each element that the browser parses, the one before is no longer the last: all its descendants would be styled
// again (`group-last:…`).
it('has no rule for the descendants of a first or last child', () => {
  expect(matching(/:(?:first|last|only|nth)-[\w-]+(?:\([^()]*\))?\s+\*/)).toEqual([])
})

// The size of a query container must be known before its content is styled: one layout for each.
it('has no container query', () => {
  expect(css).not.toMatch(/@container|container-type/)
})
