import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { secretSettings } from '#platform/secret-files.server.ts'

/** The documents name only commands, settings, metrics and log events that exist. */

const manual = readFileSync('docs/operations.md', 'utf8')
const pages = ['README.md', 'sandbox/README.md', ...globSync('docs/**/*.md')]
const everyPage = pages.map((page) => readFileSync(page, 'utf8')).join('\n')
const matchesOf = (pattern: RegExp, text = manual) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

it('the documents name existing commands and programs', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const commands = matchesOf(/npm run ([a-z:-]+)/g, everyPage)
  expect(commands.size).toBeGreaterThan(0)
  expect([...commands].filter((name) => !(name in scripts))).toEqual([])
  const programs = matchesOf(/\b(scripts\/[\w/-]+\.ts)/g, everyPage)
  const booted = [...matchesOf(/bootstrap\.mjs ([\w-]+)/g, everyPage)]
  const all = [...programs, ...booted.map((name) => `scripts/${name}.ts`)]
  expect(all.filter((name) => !existsSync(name))).toEqual([])
})

it('the documents never run a program with the Node of the machine, which may be too old', () => {
  const program = /^[^#]*\b(?<!npx )node .*(scripts|sandbox)\/\S+\.ts/
  const bare = everyPage.split('\n').filter((line) => program.test(line))
  expect(bare.filter((line) => !line.includes('docker compose run '))).toEqual([])
})

it('the manual names existing settings', () => {
  const known = ['.env.example', 'compose.yaml'].map((file) => readFileSync(file, 'utf8')).join('')
  const settings = matchesOf(/`([A-Z][A-Z\d]*_[A-Z\d_]+)(?:=[^`]*)?`/g)
  expect(settings.size).toBeGreaterThan(0)
  // Each secret may be in a file.
  const isKnown = (name: string) => known.includes(name.replace(/_FILE$/, ''))
  expect([...settings].filter((name) => !isKnown(name))).toEqual([])
})

it('the plan for a leak replaces every secret', () => {
  const [, plan = ''] = manual.split('### When data has leaked')
  const [steps = ''] = plan.split('\n## ')
  expect(secretSettings.filter((name) => !steps.includes(`\`${name}\``))).toEqual([])
})
