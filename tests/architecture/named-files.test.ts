import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const inRepository =
  /^(src|tests|scripts|sandbox|docs)\/|^(package-lock|tsconfig)\.json$|^compose\.yaml$/

it('security.md and specification.md name files that exist', () => {
  for (const page of ['docs/security.md', 'docs/specification.md']) {
    const text = readFileSync(page, 'utf8')
    const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
    const files = named.filter((path) => inRepository.test(path))
    expect(files, page).not.toEqual([])
    expect(
      files.filter((path) => !existsSync(path)),
      page,
    ).toEqual([])
  }
})
