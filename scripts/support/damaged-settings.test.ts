import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { secrets, testSettings } from '../../tests/support/test-settings.ts'
import { damageIn } from './damaged-settings.ts'
import { writeEnvFile } from './env-file.ts'

/** Another process has to start. */
const timeouts = 30_000

describe('a settings file', () => {
  it('is well with comments, empty lines, empty values, and quotes over several lines', () => {
    const text =
      '# The shop\n\nPORT=3000\nexport HOST = localhost\nNOTHING=\nKEY="one\ntwo"\nLAST=1\n'
    expect(damageIn(text)).toEqual([])
  })

  it('that the shop writes itself is well', () => {
    expect(damageIn(readFileSync('.env.example', 'utf8'))).toEqual([])
  })

  it.each([
    ['PORT=3000\nHOS', [{ line: 2, reason: 'is no NAME=value' }]],
    ['PORT=3000\n\0\0\0\0', [{ line: 2, reason: 'holds what is no text' }]],
    ['A=\uFFFD\uFFFD', [{ line: 1, reason: 'holds what is no text' }]],
    ['A=1\nB="roses\nC=2\n', [{ line: 2, reason: 'opens a quote for B and never closes it' }]],
    ['A=1\nB=2\nA=3', [{ line: 3, reason: 'says A again, after line 1' }]],
  ])('is damaged: %j', (text, damage) => {
    expect(damageIn(text)).toEqual(damage)
  })
})

describe('a start with settings that are damaged', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boutique-settings-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const settings = () =>
    Object.entries(testSettings('data'))
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')

  /** In a folder of its own, with nothing in the environment. */
  function start(script: string, env: string) {
    const file = join(folder, '.env')
    writeFileSync(file, env)
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script)], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    })
    expect(readFileSync(file, 'utf8')).toBe(env)
    for (const secret of Object.values(secrets)) expect(stdout + stderr).not.toContain(secret)
    expect(stderr).not.toMatch(/^\s+at /m)
    return { status, says: stderr }
  }

  it.each(['scripts/start.ts', 'scripts/doctor.ts'])(
    '%s names the file, the lines and what to do, and changes nothing',
    { timeout: timeouts },
    (script) => {
      const { status, says } = start(script, `${settings()}\n\0\0\0\nsmtp.example`)
      const count = settings().split('\n').length
      expect(status).toBe(1)
      expect(says).toContain(`.env is damaged:\n  line ${count + 1}: holds what is no text\n`)
      expect(says).toContain(`  line ${count + 2}: is no NAME=value\n`)
      expect(says).toContain('Mend')
    },
  )

  it('says on which line a setting is wrong, and which is missing', { timeout: timeouts }, () => {
    const text = settings()
      .replace('PAYMENT_CARD_METHOD_ID=4000001', 'PAYMENT_CARD_METHOD_ID=4000O01')
      .replace(/^VITE_AUTH_SECRET=.*\n/m, '')
    const line = text.split('\n').findIndex((one) => one.startsWith('PAYMENT_CARD_METHOD_ID')) + 1
    const { status, says } = start('scripts/start.ts', text)
    expect(status).toBe(1)
    expect(says).toContain('Invalid environment variables')
    expect(says).toContain(`line ${line}: PAYMENT_CARD_METHOD_ID`)
    expect(says).toContain('VITE_AUTH_SECRET is missing')
  })

  it('says where settings come from to whoever has none', { timeout: timeouts }, () => {
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/cluster.ts')], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no .env')])
    expect(stderr).toContain('npm start writes such a file')
    expect(stderr).not.toContain('is missing')
  })

  it('makes no new secrets for a shop that has data: they would lock everybody out', () => {
    const database = join(folder, 'shop.sqlite')
    const file = join(folder, 'new.env')
    const place = { file, example: '.env.example', database }
    expect(writeEnvFile(place)).toBe('written')
    expect(writeEnvFile(place)).toBe('there')
    rmSync(file)
    writeFileSync(database, 'a shop')
    expect(writeEnvFile(place)).toBe('missing-beside-data')
  })
})
