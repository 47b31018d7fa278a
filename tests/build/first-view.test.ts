import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { ChunkContents } from '../../scripts/support/chunk-contents.ts'
import { buildFolder } from '../support/test-settings.ts'

const chunks: ChunkContents[] = JSON.parse(readFileSync(join(buildFolder, 'chunks.json'), 'utf8'))

/** What a visitor's browser has once the home page has come alive. */
function firstView(): ChunkContents[] {
  return withImports(
    chunks.filter(
      (chunk) =>
        chunk.isEntry || chunk.modules.some(({ path }) => path.startsWith('src/routes/index.tsx')),
    ),
  )
}

/** Chunks, and all that has to be there before they run. */
function withImports(wanted: readonly ChunkContents[]): ChunkContents[] {
  const found = new Set<ChunkContents>()
  const add = (chunk: ChunkContents | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) add(chunks.find((one) => one.file === file))
  }
  for (const chunk of wanted) add(chunk)
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

it('sends shoppers nothing of the dashboard, and none of the libraries that only staff need', () => {
  const isShoppers = ({ path }: { path: string }) => path.startsWith('src/storefront/')
  const theirs = withImports(
    chunks.filter((chunk) => chunk.isEntry || chunk.modules.some(isShoppers)),
  )
  const forStaff =
    /^src\/dashboard\/|node_modules\/(cmdk|@dnd-kit|recharts|csv-parse|csv-stringify)\//
  // How the address of a list is read stands with the routes, which every page carries.
  const ofRoutes = /^src\/dashboard\/\w+\/[\w-]+-search\.ts$/
  const found = theirs
    .flatMap((chunk) => chunk.modules.map(({ path }) => path))
    .filter((path) => forStaff.test(path) && !ofRoutes.test(path))
  expect(theirs.length).toBeGreaterThan(5)
  expect(found).toEqual([])
  const all = chunks.flatMap((chunk) => chunk.modules.map(({ path }) => path))
  expect(all.some((path) => path.includes('node_modules/cmdk/'))).toBe(true)
})
