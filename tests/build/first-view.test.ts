import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { ChunkContents } from '../../scripts/support/chunk-contents.ts'
import { buildFolder } from '../support/test-settings.ts'

const chunks: ChunkContents[] = JSON.parse(readFileSync(join(buildFolder, 'chunks.json'), 'utf8'))

/** What a visitor's browser has once the home page has come alive. */
function firstView(): ChunkContents[] {
  const isFirst = (chunk: ChunkContents) =>
    chunk.isEntry || chunk.modules.some(({ path }) => path.startsWith('src/routes/index.tsx'))
  const found = new Set<ChunkContents>()
  const add = (chunk: ChunkContents | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) add(chunks.find((one) => one.file === file))
  }
  for (const chunk of chunks.filter(isFirst)) add(chunk)
  return [...found]
}

const modules = firstView().flatMap((chunk) => chunk.modules)

it('carries no code of the identity provider on the first page', () => {
  const provider = /better-auth|better-fetch|@firebase|nanostores|\.client\.ts|observe-auth/
  expect(modules.length).toBeGreaterThan(20)
  expect(modules.filter(({ path }) => provider.test(path)).map(({ path }) => path)).toEqual([])
})

it('carries at most two kilobytes of identity there', () => {
  const identity = modules.filter(({ path }) => path.startsWith('src/identity/'))
  const weight = gzipSync(identity.map(({ code }) => code).join('\n')).length
  expect(identity.length).toBeGreaterThan(0)
  expect(weight, identity.map(({ path }) => path).join(', ')).toBeLessThanOrEqual(2048)
})

it('has one identity provider, the one it was built for', () => {
  const all = chunks.flatMap((chunk) => chunk.modules)
  expect(all.filter(({ path }) => path.includes('firebase'))).toEqual([])
  expect(all.filter(({ path }) => path.includes('better-auth')).length).toBeGreaterThan(0)
})
