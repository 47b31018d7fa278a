import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

/** Commands, settings, metrics and log events that the documents name exist. */

const manual = readFileSync('docs/operations.md', 'utf8')
const pages = ['README.md', 'sandbox/README.md', ...globSync('docs/**/*.md')]
const everyPage = pages.map((page) => readFileSync(page, 'utf8')).join('\n')
const told = (pattern: RegExp, text = manual) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

it('names commands and programs that there are', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const commands = told(/npm run ([a-z:-]+)/g, everyPage)
  expect(commands.size).toBeGreaterThan(0)
  expect([...commands].filter((name) => !(name in scripts))).toEqual([])
  const programs = told(/\b(scripts\/[\w/-]+\.ts)/g, everyPage)
  const booted = [...told(/bootstrap\.mjs ([\w-]+)/g, everyPage)]
  const all = [...programs, ...booted.map((name) => `scripts/${name}.ts`)]
  expect(all.filter((name) => !existsSync(name))).toEqual([])
})

it('asks nobody to run a program with the Node of the machine, which may be too old for it', () => {
  const program = /^[^#]*\b(?<!npx )node .*(scripts|sandbox)\/\S+\.ts/
  const bare = everyPage.split('\n').filter((line) => program.test(line))
  expect(bare.filter((line) => !line.startsWith('docker compose run '))).toEqual([])
})

it('names settings that are read', () => {
  const known = ['.env.example', 'compose.yaml'].map((file) => readFileSync(file, 'utf8')).join('')
  const settings = told(/`([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=[^`]*)?`/g)
  expect(settings.size).toBeGreaterThan(0)
  expect([...settings].filter((name) => !known.includes(name))).toEqual([])
})

it('watches figures that the shop has, and events that it tells of', () => {
  const figures = readFileSync('src/platform/metrics/shop-metrics.server.ts', 'utf8')
  const watched = told(/\b(shop_[a-z_]+?)(?:_bucket|_count)?(?=[{[ )`])/g)
  expect(watched.size).toBeGreaterThan(0)
  expect([...watched].filter((name) => !figures.includes(`'${name}'`))).toEqual([])
  const sources = globSync('src/**/*.server.ts').map((file) => readFileSync(file, 'utf8'))
  const unheard = (event: string) => !sources.some((text) => text.includes(`('${event}'`))
  const events = [...told(/event=~?"([^"]+)"/g)].flatMap((names) => names.split('\\|'))
  expect(events.length).toBeGreaterThan(0)
  expect(events.filter(unheard)).toEqual([])
})
