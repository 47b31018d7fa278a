import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
const table = page.slice(page.indexOf('## OWASP ASVS'))
const inRepository = /^(src|tests|scripts|docs)\/|^(package-lock|tsconfig)\.json$|^\.env\.example$/

describe('the table of security', () => {
  it('names files that there are', () => {
    const named = [...table.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
    const files = named.filter((path) => inRepository.test(path))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names tests that stand in their files', () => {
    const proofs = [...table.matchAll(/`((?:src|tests|scripts)\/[^`]+\.test\.ts)`: "([^"]+)"/g)]
    expect(proofs.length).toBeGreaterThan(100)
    const missing = proofs
      .filter(([, file = '', name = '']) => !textOf(file).includes(name))
      .map(([proof]) => proof)
    expect(missing).toEqual([])
  })
})

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
