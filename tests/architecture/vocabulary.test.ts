import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files } from './imports.ts'
import { hasPronoun, privateWords, privateWordsIn, wordsIn } from './vocabulary.ts'

/** Names that are stored or belong to others, by the beginning of the path. */
const allowed: Record<string, readonly string[]> = {
  // The URL of the route document.
  'src/routes/dashboard_.routes.sheet[.]pdf.ts': ['sheet'],
  // Migrations keep the names under which databases have recorded them.
  'src/database/migrate.server.ts': ['letters'],
  // Playwright presses keys.
  'tests/e2e/': ['press', 'presses'],
  'src/dashboard/palette/': ['press'],
  // The URL parameter of the product list and its key in requests.
  'src/api/products.ts': ['shelf'],
  'src/commerce/catalogue/': ['shelf'],
  'src/dashboard/products/': ['shelf'],
  'scripts/bench/product-lists.ts': ['shelf'],
  'tests/e2e/catalogue.test.ts': ['press', 'presses', 'shelf'],
  'tests/faults/access-rules.ts': ['shelf'],
  // The column `payment_events.verdict`.
  'sandbox/paymob/': ['verdict'],
  'src/commerce/payments/': ['verdict'],
  'src/database/tables/': ['verdict'],
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
