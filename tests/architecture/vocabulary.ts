import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Words that this code once used for terms of the field, each with the term to use (CONTRIBUTING.md, "Naming"). */
export const privateWords: Readonly<Record<string, string>> = {
  door: 'guard',
  doors: 'guards',
  letter: 'email',
  letters: 'emails',
  wish: 'filter, request or preference',
  wishes: 'filters, requests or preferences',
  wished: 'requested',
  sheet: 'CSV, document or dialog',
  sheets: 'CSV files, documents or dialogs',
  desk: 'context, dependencies or desktop',
  draw: 'build or render',
  drawn: 'built or rendered',
  walk: 'scan, cursor or page',
  walks: 'scans, cursors or pages',
  'look along': 'bounded scan',
  'looking on': 'load more',
  'put away': 'archive',
  shelf: 'category or archive filter',
  shelves: 'categories or archive filters',
  'kept page': 'cached page',
  'promise page': 'policy page',
  'promise text': 'policy text',
  books: 'invariants',
  bury: 'dead-letter',
  buried: 'dead-lettered',
  hasten: 'run now',
  seal: 'HMAC or keyed hash',
  sealed: 'signed or hashed',
  patience: 'timeout',
  press: 'PDF worker',
  presses: 'PDF workers',
  trouble: 'error',
  deed: 'audit entry or action',
  deeds: 'audit entries or actions',
  news: 'payment event or webhook result',
  verdict: 'result',
  disbelief: 'verification failure',
  whoever: 'user, customer, guest, staff, …',
  somebody: 'user, customer, guest, staff, …',
  nobody: 'visitor or null',
  anybody: 'user, customer, guest, staff, …',
  everybody: 'all users',
}

// Compounds of the field in which a private word is part of a standard term.
const standardCompounds = /\b(dead letters?|style sheets?|(?:on|key) press|press sequentially)\b/g

// `nobody-home` is the outcome of a delivery, as carriers name it.
const pronouns = /\b(whoever|somebody|nobody(?!-home)|anybody|everybody)\b/i

/** `holdOrder`, `hold-order.ts` and `HOLD_ORDER` all become `hold order`. */
export function wordsIn(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .join(' ')
    .replace(standardCompounds, '')
}

const anyPrivateWord = new RegExp(`\\b(${Object.keys(privateWords).join('|')})\\b`, 'g')

/** The private words in the name of a file and in its identifiers, each with the names that hold it. */
export function privateWordsIn(file: string, text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const name of [basename(file), ...identifiersIn(file, text)]) {
    for (const [word] of wordsIn(name).matchAll(anyPrivateWord)) {
      found.set(word, (found.get(word) ?? new Set()).add(name))
    }
  }
  return found
}

function identifiersIn(file: string, text: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && 'name' in node && typeof node.name === 'string') {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, text).program)
  return names
}

/** Whether a file has a sentence about nobody in particular: the actor has a name (user, worker, process). */
export function hasPronoun(file: string): boolean {
  return pronouns.test(readFileSync(file, 'utf8'))
}
