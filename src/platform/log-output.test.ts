import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createLogOutput } from './log-output.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-log-output-'))
const descriptors: number[] = []
afterAll(() => {
  for (const descriptor of descriptors) closeSync(descriptor)
  rmSync(folder, { recursive: true, force: true })
})

function open(file: string): number {
  const descriptor = openSync(file, 'a')
  descriptors.push(descriptor)
  return descriptor
}

/** A process whose standard output goes there. */
const run = (program: string) => [
  '--input-type=module-typescript',
  '--eval',
  `import { createLogOutput } from '#platform/log-output.server.ts'\n${program}`,
]

describe('the output of the log', () => {
  it('writes lines to a file', () => {
    const file = join(folder, 'log')
    const output = createLogOutput(open(file))
    for (const line of ['one\n', 'two\n']) output.write(line)
    expect([readFileSync(file, 'utf8'), output.dropped()]).toEqual(['one\ntwo\n', 0])
  })

  it('drops and counts lines on a full disk', () => {
    const output = createLogOutput(open('/dev/full'))
    for (let line = 0; line < 3; line++) output.write('a line\n')
    expect(output.dropped()).toBe(3)
  })

  it('ends a partial line, and logs the number of dropped lines, once there is space again', () => {
    const file = join(folder, 'limited')
    // A file limited to 100 bytes, then more: RLIMIT_FSIZE acts like a full disk.
    const program = `
      import { execFileSync } from 'node:child_process'
      const allow = (size) => execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=' + size + ':'])
      process.on('SIGXFSZ', () => undefined)
      const output = createLogOutput()
      const line = (text) => output.write(JSON.stringify({ text }) + '\\n')
      line('before')
      allow(30)
      for (let index = 0; index < 5; index++) line('lost lost lost')
      const lost = output.dropped()
      allow('unlimited')
      line('after')
      if (lost !== 5 || output.dropped() !== 0) throw new Error('dropped ' + lost)`
    const { status, stderr } = spawnSync(process.execPath, run(program), {
      stdio: ['ignore', open(file), 'pipe'],
      encoding: 'utf8',
    })
    expect([stderr, status]).toEqual(['', 0])
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => line.slice(0, 9))).toEqual([
      '{"text":"',
      '{"text":"',
      '{"level":',
      '{"text":"',
    ])
    expect(lines[2]).toMatch(/"count":5,"msg":"log lines dropped"/)
    expect(lines[3]).toBe('{"text":"after"}')
  })

  it('does not wait for a stopped reader, and buffers at most a megabyte for it', async () => {
    const program = `
      const output = createLogOutput()
      for (let index = 0; index < 5_000; index++) output.write('x'.repeat(1_000) + '\\n')
      process.stderr.write(JSON.stringify({ dropped: output.dropped() }))
      setInterval(() => undefined, 1_000)`
    const child = spawn(process.execPath, run(program), { stdio: ['ignore', 'pipe', 'pipe'] })
    const [said] = await Promise.race([
      new Promise<Buffer[]>((resolve) => child.stderr.once('data', (part) => resolve([part]))),
      delay(10_000, []),
    ])
    child.kill('SIGKILL')
    expect(JSON.parse(String(said)).dropped).toBeGreaterThan(3_000)
  })

  it('counts lines for a closed pipe', async () => {
    const program = `
      const output = createLogOutput()
      process.stdin.once('data', async () => {
        for (let index = 0; index < 3; index++) {
          output.write('a line\\n')
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        process.stderr.write(JSON.stringify({ dropped: output.dropped() }))
        process.exit(0)
      })`
    const child = spawn(process.execPath, run(program), { stdio: ['pipe', 'pipe', 'pipe'] })
    child.stdout.destroy()
    child.stdin.write('go')
    let said = ''
    child.stderr.on('data', (part) => {
      said += String(part)
    })
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0)
    expect(JSON.parse(said).dropped).toBeGreaterThan(0)
  })
})
