import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'boutique-bootstrap-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('becomes the script, in the folder of the shop, with its words and its exit code', async () => {
  mkdirSync(join(root, 'scripts'))
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  cpSync('scripts/bootstrap.mjs', join(root, 'scripts/bootstrap.mjs'))
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  // As after an installation of this lock file.
  const lock = createHash('sha256').update('{}').digest('hex')
  writeFileSync(join(root, 'node_modules/.installed'), lock)
  writeFileSync(
    join(root, 'scripts/report.ts'),
    `const words: string[] = process.argv.slice(2)
    console.log(JSON.stringify({ pid: process.pid, cwd: process.cwd(), words }))
    process.exit(7)`,
  )
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'report', '--all'], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  // One process: `kill -9` leaves nothing behind.
  expect(JSON.parse(output)).toEqual({ pid: child.pid, cwd: root, words: ['--all'] })
  expect(status).toBe(7)
})
