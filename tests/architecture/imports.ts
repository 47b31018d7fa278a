import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

/** An import between two files of this repository; paths are relative to its root. */
export interface Import {
  from: string
  to: string
  typeOnly: boolean
}

const sources = ['{src,sandbox,scripts,tests}/**/*.{ts,tsx}', '*.config.ts']

export const files = globSync(sources)
  .map(normalize)
  .filter((file) => !file.endsWith('.gen.ts'))

interface Specifier {
  from: string
  specifier: string
  typeOnly: boolean
}

const specifiers: Specifier[] = files.flatMap((from) => {
  const { module } = parseSync(from, readFileSync(from, 'utf8'))
  const all = [
    ...module.staticImports.map((entry) => ({
      specifier: entry.moduleRequest.value,
      typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
    })),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((name) =>
        name.moduleRequest ? [{ specifier: name.moduleRequest.value, typeOnly: name.isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => dynamic(from, moduleRequest)),
  ]
  return all.map((entry) => ({ from, ...entry }))
})

export const imports: Import[] = specifiers.flatMap(({ from, specifier, typeOnly }) => {
  const to = resolve(from, specifier)
  return to ? [{ from, to, typeOnly }] : []
})

/** The packages that programs need at run time, directly or through other files. */
export function packagesOf(programs: readonly string[]): string[] {
  const reached = new Set(programs)
  for (const file of programs) if (!files.includes(file)) throw new Error(`No program: ${file}`)
  for (const file of reached) {
    for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly) reached.add(to)
  }
  const names = specifiers
    .filter(({ from, specifier, typeOnly }) => {
      return reached.has(from) && !typeOnly && !/^(#|\.|node:)/.test(specifier)
    })
    .map(({ specifier }) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
  return [...new Set(names)]
}

function dynamic(from: string, { start, end }: { start: number; end: number }) {
  const text = readFileSync(from, 'utf8').slice(start, end)
  const literal = /^['"](.*)['"]$/.exec(text)?.[1]
  return literal ? [{ specifier: literal, typeOnly: false }] : []
}

function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return normalize(join('src', bare.slice(1)))
  if (bare.startsWith('.')) return normalize(join(dirname(from), bare))
  return null
}

/** Every import cycle at run time, as a path. */
export function cycles(): string[][] {
  const edges = new Map<string, string[]>()
  for (const { from, to, typeOnly } of imports) {
    if (!typeOnly) edges.set(from, [...(edges.get(from) ?? []), to])
  }
  const finished = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) {
      found.push([...path.slice(start), file])
      return
    }
    if (finished.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...path, file])
    finished.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return found
}
