import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Locale, locales } from '#i18n/locale.ts'
import { scriptInLocale } from '#i18n/locale-assets.ts'
import type { ChunkContents } from '../../scripts/support/chunk-contents.ts'
import { buildFolder } from '../support/test-settings.ts'

const chunks: ChunkContents[] = JSON.parse(readFileSync(join(buildFolder, 'chunks.json'), 'utf8'))

const firstPages = ['src/routes/index.tsx', 'src/routes/p.$id.tsx']

/** The chunks that a browser has loaded once a page is hydrated. */
function firstViewOf(page: string): ChunkContents[] {
  return withImports(
    chunks.filter(
      (chunk) =>
        chunk.isEntry || chunk.modules.some(({ path }) => path.startsWith(`${page}?tsr-split`)),
    ),
  )
}

/** Chunks with all their static imports. */
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

const modules = firstPages.flatMap(firstViewOf).flatMap((chunk) => chunk.modules)

const firstViews = firstPages.flatMap((page) => locales.map((locale) => ({ page, locale })))

/** Compressed sizes of the scripts of a first view, in bytes. */
function sizesOf(page: string, locale: Locale): number[] {
  return firstViewOf(page).map(({ file }) => {
    const script = scriptInLocale(`/${file}`, locale)
    return gzipSync(readFileSync(join(buildFolder, 'client', script)), { level: 9 }).length
  })
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size)

it.each(firstViews)('sends at most 140 kB of JavaScript with $page in $locale', (view) => {
  const sizes = sizesOf(view.page, view.locale)
  expect(sizes.length).toBeGreaterThan(3)
  expect(sumOf(sizes)).toBeLessThanOrEqual(140_000)
})

it.each(firstViews)('lets Chromium compile $page in $locale while it loads', ({ page, locale }) => {
  const files = firstViewOf(page).filter(({ file }) => !file.includes('rolldown-runtime'))
  const hinted = files.filter(({ file }) => {
    const script = readFileSync(join(buildFolder, 'client', scriptInLocale(`/${file}`, locale)))
    return /^\/\/# allFunctionsCalledOnLoad$/m.test(script.toString().slice(0, 10_000))
  })
  expect(hinted).toEqual(files)
})

it.each(firstPages)('sends at most 6 kB more with %s for languages', (page) => {
  const [english, arabic] = [sumOf(sizesOf(page, 'en')), sumOf(sizesOf(page, 'ar'))]
  const i18n = firstViewOf(page).flatMap((chunk) => chunk.modules)
  const layer = i18n.filter(
    ({ path }) => path.startsWith('src/i18n/') || path.includes('icu-minify'),
  )
  const translation = gzipSync(layer.map(({ code }) => code).join('\n')).length
  expect(layer.length).toBeGreaterThan(0)
  expect(translation + Math.max(0, arabic - english)).toBeLessThanOrEqual(6_000)
})

/** The router needs the path, guard and search parser of every page from the start. */
const routing = /^src\/(dashboard|storefront)\/[\w-]+\/[\w-]+-search\.ts$/

it('sends no component and no loader of another page with them', () => {
  const others =
    /^src\/(dashboard|driver|storefront\/(checkout|sign-in|account|order|search))\/|^src\/routes\/(?!__root\.|index\.|p\.\$id\.).*tsr-split/
  const sent = modules.map(({ path }) => path).filter((path) => !routing.test(path))
  expect(sent.filter((path) => others.test(path))).toEqual([])
  const all = chunks.flatMap((chunk) => chunk.modules.map(({ path }) => path))
  expect(all.filter((path) => others.test(path)).length).toBeGreaterThan(100)
})

// The first Intl formatter makes the browser load its locale data: 20 to 50 ms on a desktop, several times that on a
// phone.
it('uses no Intl formatter on the first page', () => {
  const formats = /\bIntl\.|\.toLocale[A-Z]|\.localeCompare\(/
  expect(modules.filter(({ code }) => formats.test(code)).map(({ path }) => path)).toEqual([])
})

it('has no code of the identity provider on the first page', () => {
  const provider = /better-auth|better-fetch|@firebase|nanostores|\.client\.ts|observe-auth/
  expect(modules.length).toBeGreaterThan(20)
  expect(modules.filter(({ path }) => provider.test(path)).map(({ path }) => path)).toEqual([])
})

it('has the code of passkeys in a file that only a prompt or the list of passkeys loads', () => {
  const file = 'src/identity/providers/embedded/passkeys/passkeys.client.ts'
  const chunk = chunks.find((one) => one.modules.some(({ path }) => path === file))
  expect(chunk?.modules.map(({ path }) => path)).toEqual([file])
})

it('has at most two kilobytes of identity code there', () => {
  const identity = modules.filter(({ path }) => /^src\/(identity|auth)\//.test(path))
  const weight = gzipSync(identity.map(({ code }) => code).join('\n')).length
  expect(identity.length).toBeGreaterThan(0)
  expect(weight, identity.map(({ path }) => path).join(', ')).toBeLessThanOrEqual(2048)
})

it('contains only the identity provider that it was built for', () => {
  const all = chunks.flatMap((chunk) => chunk.modules)
  expect(all.filter(({ path }) => path.includes('firebase'))).toEqual([])
  expect(all.filter(({ path }) => path.includes('better-auth')).length).toBeGreaterThan(0)
})

it('sends customers no code of the dashboard, of drivers and of their libraries', () => {
  const isShoppers = ({ path }: { path: string }) => path.startsWith('src/storefront/')
  const theirs = withImports(
    chunks.filter((chunk) => chunk.isEntry || chunk.modules.some(isShoppers)),
  )
  const forStaff =
    /^src\/(dashboard|driver)\/|node_modules\/(cmdk|@dnd-kit|recharts|csv-parse|csv-stringify|idb-keyval)\//
  const found = theirs
    .flatMap((chunk) => chunk.modules.map(({ path }) => path))
    .filter((path) => forStaff.test(path) && !routing.test(path))
  expect(theirs.length).toBeGreaterThan(5)
  expect(found).toEqual([])
  const all = chunks.flatMap((chunk) => chunk.modules.map(({ path }) => path))
  for (const library of ['cmdk', 'idb-keyval']) {
    expect(all.some((path) => path.includes(`node_modules/${library}/`))).toBe(true)
  }
})
