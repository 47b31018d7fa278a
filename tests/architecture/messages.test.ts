import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { definitionsIn } from '../../scripts/support/compile-messages.ts'
import { files } from './imports.ts'

interface Text {
  /** File and key. */
  name: string
  en: string
  ar: string
}

const messageFiles = files.filter((file) => file.endsWith('.messages.ts'))

const texts: Text[] = messageFiles.flatMap((file) =>
  definitionsIn(readFileSync(file, 'utf8'), file).flatMap(({ texts: { en, ar } }) =>
    [...new Set([...Object.keys(en), ...Object.keys(ar)])].map((key) => ({
      name: `${file} ${key}`,
      en: en[key] ?? '',
      ar: ar[key] ?? '',
    })),
  ),
)

const namesOf = (wrong: readonly Text[]) => wrong.map(({ name }) => name)

it('has every text in both languages', () => {
  expect(texts.length).toBeGreaterThan(0)
  expect(namesOf(texts.filter(({ en, ar }) => en === '' || ar === ''))).toEqual([])
})

it('fills the same values and tags into both languages', () => {
  expect(namesOf(texts.filter(({ en, ar }) => placeholders(en) !== placeholders(ar)))).toEqual([])
})

it('states once what every refused edit of the dashboard says', () => {
  const shared = /^(Someone else has already changed this\.|Check the highlighted fields\.)$/
  const stated = texts.filter(
    ({ name, en }) => name.startsWith('src/dashboard/') && shared.test(en),
  )
  expect(namesOf(stated)).toEqual([
    'src/dashboard/saving/saving.messages.ts not-valid',
    'src/dashboard/saving/saving.messages.ts changed-elsewhere',
  ])
})

it('writes Arabic texts in Arabic letters', () => {
  const english = texts.filter(({ en, ar }) => /[A-Za-z]{2}/.test(plain(en)) && ar === en)
  expect(namesOf(english)).toEqual([])
})

it('writes every plural form that a noun has in Arabic', () => {
  const lacking = texts.filter(({ ar }) =>
    plurals(parse(ar)).some((forms) =>
      ['one', 'two', 'few', 'many', 'other'].some((form) => !forms.includes(form)),
    ),
  )
  expect(namesOf(lacking)).toEqual([])
})

it('uses every text', () => {
  const sources = files
    .filter((file) => file.startsWith('src/') && !file.endsWith('.messages.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const known = new Set(sources.match(/[\w.-]+/g))
  const unused = texts.filter(({ name }) => !known.has(name.slice(name.indexOf(' ') + 1)))
  expect(namesOf(unused)).toEqual([])
})

function placeholders(text: string): string {
  return [...new Set(elements(parse(text)).flatMap(nameOf))].toSorted().join()
}

function nameOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return []
  return [element.type === TYPE.tag ? `<${element.value}>` : element.value]
}

/** All elements, those inside plural forms and tags too. */
function elements(all: readonly MessageFormatElement[]): MessageFormatElement[] {
  return all.flatMap((element) => [element, ...elements(childrenOf(element))])
}

function childrenOf(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
  return Object.values(element.options).flatMap(({ value }) => value)
}

function plurals(all: readonly MessageFormatElement[]): string[][] {
  return elements(all).flatMap((element) =>
    element.type === TYPE.plural ? [Object.keys(element.options)] : [],
  )
}

/** A text without its placeholders. */
function plain(text: string): string {
  return text.replaceAll(/[{<][^}>]*[}>]/g, '')
}
