import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { files } from './imports.ts'

/** The exported interfaces of a file without a doc comment right before them. */
function undocumentedIn(file: string, text: string): string[] {
  const { program, module, comments } = parseSync(file, text)
  const exported = new Set(
    module.staticExports.flatMap(({ entries }) => entries.map(({ localName }) => localName.name)),
  )
  const ends = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end)
  const isDocumented = (start: number) => ends.some((end) => /^\r?\n$/.test(text.slice(end, start)))
  return program.body.flatMap((statement) => {
    const declared = 'declaration' in statement ? statement.declaration : statement
    if (declared?.type !== 'TSInterfaceDeclaration') return []
    const { name } = declared.id
    return exported.has(name) && !isDocumented(statement.start) ? [`${file}: ${name}`] : []
  })
}

it('finds a doc comment on every exported interface of api, commerce and integrations', () => {
  const checked = files.filter((file) => /^src\/(api|commerce|integrations)\//.test(file))
  const undocumented = checked
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => undocumentedIn(file, readFileSync(file, 'utf8')))
  const advice = 'describe shape, units, errors and source; do not export what only one file uses'
  expect(undocumented, advice).toEqual([])
})

it('finds undocumented interfaces in all forms of export', () => {
  const text = `
// A note.
export interface Noted {}
/* No doc comment. */
export interface Written {}
/** Of something else. */

export interface Apart {}
/** Documented. */
export interface Documented {}
interface Own {}
interface Later {}
export type { Later }
`
  expect(undocumentedIn('some.ts', text)).toEqual(
    ['Noted', 'Written', 'Apart', 'Later'].map((name) => `some.ts: ${name}`),
  )
})
