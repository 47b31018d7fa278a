import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files } from './imports.ts'
import { hasPronoun, privateWords, privateWordsIn, wordsIn } from './vocabulary.ts'

/** Names that are stored or belong to others, by the beginning of the path. */
const allowed: Record<string, readonly string[]> = {
  // Names of the previous version, kept for one release (decision 24).
  'src/routes/dashboard_.routes.sheet[.]pdf.ts': ['sheet'],
  'src/api/products': ['shelf'],
  'src/dashboard/products/products-search': ['shelf'],
  'src/commerce/payments/payment-store.server.ts': ['verdict'],
  'src/database/tables/payments-tables.ts': ['verdict'],
  // Migrations keep the names under which databases have recorded them.
  'src/database/migrate.server.ts': ['letters'],
  // Playwright presses keys.
  'tests/e2e/': ['press', 'presses'],
  'src/dashboard/palette/': ['press'],
  // The canvas of browsers draws.
  'src/driver/report/shrink-photo.ts': ['draw'],
}

const isAllowed = (file: string, word: string) =>
  Object.entries(allowed).some(([path, words]) => file.startsWith(path) && words.includes(word))

const isChecked = (file: string) =>
  !file.startsWith('src/database/migrations/') && !file.startsWith('tests/architecture/vocabulary')

describe('vocabulary', () => {
  it('uses the terms of the field in identifiers and file names', () => {
    const found = files
      .filter(isChecked)
      .flatMap((file) =>
        [...privateWordsIn(file, readFileSync(file, 'utf8'))]
          .filter(([word]) => !isAllowed(file, word))
          .map(([word, names]) => `${file}: ${[...names].join(', ')} (use: ${privateWords[word]})`),
      )
    expect(found).toEqual([])
  })

  it('splits names into words', () => {
    expect(wordsIn('withClosedDoor')).toBe('with closed door')
    expect(wordsIn('route-sheet.server.ts')).toBe('route sheet server ts')
    expect(wordsIn('HTMLLetter')).toBe('html letter')
  })

  it('accepts standard compounds of private words', () => {
    const text = 'const deadLetter = onPress + wishlist + pressed + stylesheet + impression'
    expect([...privateWordsIn('some.ts', text).keys()]).toEqual([])
  })

  it('finds private words in declarations, properties and file names', () => {
    const text = 'interface A { doorClosed: boolean }\nexport const useWish = () => ({ deed: 1 })'
    expect([...privateWordsIn('src/route-sheet.ts', text).keys()].toSorted()).toEqual([
      'deed',
      'door',
      'sheet',
      'wish',
    ])
  })
})

describe('sentences', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'sandbox/README.md', ...globSync('docs/**/*.md')]
  const texts = [...files, ...globSync('{scripts,.ci}/**/*.mjs'), ...pages]
  // The rules themselves name the words.
  const rules = ['CONTRIBUTING.md']
  const offenders = texts
    .filter((file) => isChecked(file) && !rules.includes(file))
    .filter(hasPronoun)

  it('name the actor in code, tests and documents', () => {
    expect(offenders, 'user, customer, guest, staff, worker, … instead').toEqual([])
  })
})
