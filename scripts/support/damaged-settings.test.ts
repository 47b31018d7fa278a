import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { secrets, testSettings } from '../../tests/support/test-settings.ts'
import { findDamage } from './damaged-settings.ts'
import { writeEnvFile } from './settings-file.ts'

/** Starts a process. */
const timeoutMs = 30_000

describe('a settings file', () => {
  it('is valid with comments, empty lines, empty values, and quotes over several lines', () => {
    const text =
      '# The shop\n\nPORT=3000\nexport HOST = localhost\nNOTHING=\nKEY="one\ntwo"\nLAST=1\n'
    expect(findDamage(text)).toEqual([])
  })

  it('is valid as generated', () => {
    expect(findDamage(readFileSync('.env.example', 'utf8'))).toEqual([])
  })

  it.each([
    ['PORT=3000\nHOS', [{ line: 2, reason: 'is not NAME=value' }]],
    ['PORT=3000\n\0\0\0\0', [{ line: 2, reason: 'contains binary data' }]],
    ['A=\uFFFD\uFFFD', [{ line: 1, reason: 'contains binary data' }]],
    ['A=1\nB="roses\nC=2\n', [{ line: 2, reason: 'has an unclosed quote for B' }]],
    ['A=1\nB=2\nA=3', [{ line: 3, reason: 'repeats A from line 1' }]],
  ])('is damaged: %j', (text, damage) => {
    expect(findDamage(text)).toEqual(damage)
  })
})

describe('a start with damaged settings', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boutique-settings-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const settings = () =>
    Object.entries(testSettings('data'))
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')

  /** In an empty folder with an empty environment. */
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
    '%s prints file, lines and fix, and changes nothing',
    { timeout: timeoutMs },
    (script) => {
      const { status, says } = start(script, `${settings()}\n\0\0\0\nsmtp.example`)
      const count = settings().split('\n').length
      expect(status).toBe(1)
      expect(says).toContain(`.env is damaged:\n  line ${count + 1}: contains binary data\n`)
      expect(says).toContain(`  line ${count + 2}: is not NAME=value\n`)
      expect(says).toContain('Fix')
    },
  )

  it('prints the line of an invalid setting and the name of a missing one', {
    timeout: timeoutMs,
  }, () => {
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

  it('explains where settings come from if there are none', { timeout: timeoutMs }, () => {
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/cluster.ts')], {
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('.env does not exist')])
    expect(stderr).toContain('npm start creates the file')
    expect(stderr).not.toContain('is missing')
  })

  it('creates no new secrets for a shop with data: they would lock out all users', () => {
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
