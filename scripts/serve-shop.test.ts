import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeStubBuild } from '../tests/support/stub-build.ts'
import { testSettings } from '../tests/support/test-settings.ts'
import { shopProgram } from './support/shop-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-serve-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('becomes the built shop, in production mode within its memory limits, until a signal stops it', {
  timeout: 30_000,
}, async () => {
  writeStubBuild(folder)
  const child = spawn(process.execPath, ['scripts/serve-shop.ts'], {
    env: { PATH: process.env.PATH, ...testSettings(folder), PORT: '0', BUILD_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
    if (output.endsWith('}\n')) child.kill('SIGTERM')
  })
  const [status] = await once(child, 'close')
  const [how = '', end] = output.trim().split('\n')
  expect(JSON.parse(how)).toEqual({
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    SHOP_VERSION: 'v1.2.0',
    flags: shopProgram.slice(0, -1),
    // One process: `kill -9` leaves no shop behind.
    pid: child.pid,
  })
  expect([end, status]).toEqual(['closed', 0])
})

it('starts without TypeScript, whose compiler would stay in memory', () => {
  const program = shopProgram.at(-1) ?? ''
  const imported = [...readFileSync(program, 'utf8').matchAll(/^import .* from '(.*)'$/gm)]
  expect(program).toMatch(/\.mjs$/)
  expect(imported.filter(([, name]) => !name?.startsWith('node:'))).toEqual([])
})
