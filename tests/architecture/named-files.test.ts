import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const inRepository =
  /^(src|tests|scripts|sandbox|docs)\/|^(package-lock|tsconfig)\.json$|^compose\.yaml$/
// Examples of the how-to pages: files that a reader would add.
const examples =
  /<|\*|…|^src\/(routes\/occasions\.tsx|storefront\/occasions\/|commerce\/orders\/send-reminder)/
const guides = ['CONTRIBUTING.md', ...globSync('docs/how-to/*.md')]

it.each(['docs/security.md', 'docs/specification.md', ...guides])(
  '%s names files that exist',
  (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/`([^`\s]+)`/g)].map(
      ([, path = '']) => path,
    )
    const files = named.filter((path) => inRepository.test(path) && !examples.test(path))
    expect(files).not.toEqual([])
    expect(files.filter((path) => !existsSync(path))).toEqual([])
  },
)

it.each(guides)('%s links to pages that exist', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)[^)]*\)/g)]
  const targets = links.map(([, path = '']) => join(dirname(page), path))
  expect(targets.filter((path) => !existsSync(path))).toEqual([])
})
