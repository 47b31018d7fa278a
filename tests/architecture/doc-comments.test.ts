import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { files } from './imports.ts'

/** The exported interfaces of a file that have no doc comment right before them. */
function untoldIn(file: string, text: string): string[] {
  const { program, module, comments } = parseSync(file, text)
  const exported = new Set(
    module.staticExports.flatMap(({ entries }) => entries.map(({ localName }) => localName.name)),
  )
  const ends = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end)
  const isTold = (start: number) => ends.some((end) => /^\r?\n$/.test(text.slice(end, start)))
  return program.body.flatMap((statement) => {
    const declared = 'declaration' in statement ? statement.declaration : statement
    if (declared?.type !== 'TSInterfaceDeclaration') return []
    const { name } = declared.id
    return exported.has(name) && !isTold(statement.start) ? [`${file}: ${name}`] : []
  })
}

it('says of every interface that commerce and integrations export what it is', () => {
  const told = files.filter((file) => /^src\/(api|commerce|integrations)\//.test(file))
  const untold = told
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => untoldIn(file, readFileSync(file, 'utf8')))
  const advice = 'shapes, units, errors, source; what only its own file uses is not exported'
  expect(untold, advice).toEqual([])
})

it('sees an interface without a doc comment wherever it is exported', () => {
  const text = `
// A note.
export interface Noted {}
/* No doc comment. */
export interface Written {}
/** Of something else. */

export interface Apart {}
/** Told. */
export interface Told {}
interface Own {}
interface Later {}
export type { Later }
`
  expect(untoldIn('some.ts', text)).toEqual(
    ['Noted', 'Written', 'Apart', 'Later'].map((name) => `some.ts: ${name}`),
  )
})
