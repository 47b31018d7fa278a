import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createFileErrorReporter } from './error-reporter.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-errors-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failure = (event: string) => ({ at: '2026-11-20T10:00:00Z', event, fields: { order: 'A' } })

it('writes a failure as one line', async () => {
  const file = join(folder, 'deep/errors.jsonl')
  const reporter = createFileErrorReporter(file)
  reporter.report(failure('job dead-lettered'))
  reporter.report(failure('request failed'))
  await reporter.settled()
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    'job dead-lettered',
    'request failed',
  ])
})

it('rotates the file', async () => {
  const file = join(folder, 'small.jsonl')
  const reporter = createFileErrorReporter(file, 200)
  for (let count = 0; count < 10; count++) reporter.report(failure(`failure ${count}`))
  await reporter.settled()
  expect(readFileSync(file, 'utf8').length).toBeLessThanOrEqual(200)
  expect(readFileSync(file, 'utf8')).toContain('failure 9')
  expect(readFileSync(`${file}.before`, 'utf8')).not.toContain('failure 9')
})

it('ignores a file that cannot be written', async () => {
  const reporter = createFileErrorReporter(join(folder, 'small.jsonl/errors.jsonl'))
  reporter.report(failure('request failed'))
  await expect(reporter.settled()).resolves.toBeUndefined()
})
