import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files } from './imports.ts'
import { hasPronoun, privateWords, privateWordsIn, wordsIn } from './vocabulary.ts'
import { foldersWithPronouns, foldersWithWords } from './vocabulary-remaining.ts'

/** Names that are stored or belong to others, by the beginning of the path. */
const allowed: Record<string, readonly string[]> = {
  // The URL of the route document.
  'src/routes/dashboard_.routes.sheet[.]pdf.ts': ['sheet'],
  // Migrations keep the names under which databases have recorded them.
  'src/database/migrate.server.ts': ['letters'],
  // Playwright presses keys.
  'tests/e2e/': ['press'],
}

const isAllowed = (file: string, word: string) =>
  Object.entries(allowed).some(([path, words]) => file.startsWith(path) && words.includes(word))

const isChecked = (file: string) =>
  !file.startsWith('src/database/migrations/') && !file.startsWith('tests/architecture/vocabulary')

/** Two folders deep, three in src/commerce. */
function folderOf(file: string): string {
  const folders = dirname(file).split('/')
  return folders.slice(0, folders[1] === 'commerce' ? 3 : 2).join('/')
}

describe('vocabulary', () => {
  const offences = files
    .filter(isChecked)
    .flatMap((file) =>
      [...privateWordsIn(file, readFileSync(file, 'utf8'))]
        .filter(([word]) => !isAllowed(file, word))
        .map(([word, names]) => ({ file, folder: folderOf(file), word, names: [...names] })),
    )

  it('uses the terms of the field in identifiers and file names', () => {
    const unexpected = offences
      .filter(({ folder, word }) => !foldersWithWords[folder]?.includes(word))
      .map(({ file, word, names }) => `${file}: ${names.join(', ')} (use: ${privateWords[word]})`)
    expect(unexpected).toEqual([])
  })

  it('has no exception that is no longer needed', () => {
    const needed = new Set(offences.map(({ folder, word }) => `${folder}: ${word}`))
    const listed = Object.entries(foldersWithWords).flatMap(([folder, words]) =>
      words.map((word) => `${folder}: ${word}`),
    )
    expect(
      listed.filter((entry) => !needed.has(entry)),
      'remove these',
    ).toEqual([])
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
    const unexpected = offenders.filter((file) => !foldersWithPronouns.includes(folderOf(file)))
    expect(unexpected, 'user, customer, guest, staff, worker, … instead').toEqual([])
  })

  it('have no exception that is no longer needed', () => {
    const needed = new Set(offenders.map(folderOf))
    expect(
      foldersWithPronouns.filter((folder) => !needed.has(folder)),
      'remove these',
    ).toEqual([])
  })
})
