import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'boutique-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'errors.jsonl')

/** A separate process, because the console of this one belongs to the tests. */
function programWith(program: string, reporter = `createFileErrorReporter('${file}')`): string[] {
  const setUp = `
    import { createFileErrorReporter } from '#platform/error-reporter.server.ts'
    import { createLog } from '#platform/log.server.ts'
    import { writeAllToLog } from '#platform/write-all-to-log.server.ts'
    const errors = ${reporter}
    writeAllToLog(createLog('debug', errors), errors)
  `
  return ['--input-type=module-typescript', '--eval', setUp + program]
}

function whatIsPrinted(program: string, reporter?: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, programWith(program, reporter), {
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return { lines: lines.map((line) => JSON.parse(line)), stderr, status }
}

it('logs console output of a library in one line', () => {
  const { lines, stderr } = whatIsPrinted(`
    console.error(new Error('aborted'))
    console.warn('%d roses', 12)
    console.log({ of: 'a library' })
  `)
  expect(lines).toMatchObject([
    {
      level: 'error',
      msg: 'console output',
      message: expect.stringMatching(/^Error: aborted\n/),
    },
    { level: 'warn', message: '12 roses' },
    { level: 'info', message: "{ of: 'a library' }" },
  ])
  expect(stderr).toBe('')
})

it('logs warnings of Node', () => {
  const { lines, stderr } = whatIsPrinted(
    `process.emitWarning('This is old.', 'DeprecationWarning')`,
  )
  expect(lines).toMatchObject([{ level: 'warn', msg: 'Node warned', message: 'This is old.' }])
  expect(stderr).toBe('')
})

it.each([
  ['is thrown', `setTimeout(() => { throw new Error('out of water') })`],
  ['is promised', `Promise.reject(new Error('out of water'))`],
])('logs and reports an uncaught error that %s, as the last line', (_how, program) => {
  rmSync(file, { force: true })
  const { lines, stderr, status } = whatIsPrinted(program)
  expect(lines).toMatchObject([
    { level: 'error', msg: 'process failed', error: expect.stringContaining('out of water') },
  ])
  expect([stderr, status]).toEqual(['', 1])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    event: 'process failed',
    fields: { error: expect.stringContaining('out of water') },
  })
})

it('exits even if the report is never written', () => {
  const { lines, status } = whatIsPrinted(
    `setTimeout(() => { throw new Error('out of water') })`,
    `{ report: () => undefined, settled: () => new Promise(() => undefined) }`,
  )
  expect([lines.at(-1)?.msg, status]).toEqual(['process failed', 1])
})

it.each([
  ['an error that is not caught', `setTimeout(() => { throw new Error('out of water') })`, 1],
  ['many lines', `for (let n = 0; n < 1_000; n++) console.log('a line')`, 0],
])('exits with a full disk after %s', (_what, program, expected) => {
  const full = openSync('/dev/full', 'a')
  const { status, signal } = spawnSync(process.execPath, programWith(program), {
    stdio: ['ignore', full, full],
    timeout: 10_000,
  })
  closeSync(full)
  expect([status, signal]).toEqual([expected, null])
})
