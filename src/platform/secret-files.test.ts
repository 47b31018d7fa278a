import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { secrets, testSettings } from '../../tests/support/test-settings.ts'
import { secretSettings } from './secret-files.server.ts'
import { parseServerSettings } from './server-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, content: string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

describe('a secret in a file', () => {
  const complaints: string[] = []
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((text) => void complaints.push(String(text)))
  })
  afterEach(() => {
    complaints.length = 0
    vi.restoreAllMocks()
  })

  const parse = (values: Record<string, string>) =>
    parseServerSettings({ values: { ...testSettings(folder), ...values }, isServer: true })

  const valid: Record<string, string> = {
    ...secrets,
    PAYMENT_HMAC_SECRET: 'hmac-of-the-provider',
    SMTP_URL: 'smtps://shop:post@mail.example',
    SMS_URL: 'https://account:token@sms.example',
    DATABASE_URL: 'postgres://shop:tulip@db.example/shop',
    DATABASE_REPLICA_URL: 'postgres://shop:tulip@replica.example/shop',
    STORAGE_URL: 's3+https://key:secret@files.example/pictures',
    METRICS_TOKEN: 'token-of-the-metrics',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer key',
  }

  it.each(secretSettings)('is the value of %s', (name) => {
    const secret = valid[name] ?? ''
    const file = write(name, `${secret}\n`)
    const settings = parse({
      DATABASE_URL: valid.DATABASE_URL ?? '',
      [name]: '',
      [`${name}_FILE`]: file,
    })
    expect(Reflect.get(settings, name)).toBe(secret)
  })

  it('does not enter the environment', () => {
    const values = { ...testSettings(folder), METRICS_TOKEN_FILE: write('token', 'a'.repeat(16)) }
    parseServerSettings({ values, isServer: true })
    expect(values).not.toHaveProperty('METRICS_TOKEN')
  })

  it.each([
    ['is missing', () => join(folder, 'no-such-file'), /METRICS_TOKEN_FILE: names no file/],
    ['is empty', () => write('empty', '\n'), /METRICS_TOKEN_FILE: names no file/],
    ['has an invalid value', () => write('short', 'short'), /METRICS_TOKEN: .*16 characters/],
  ])('that %s is refused by the name of its setting', (_how, file, complaint) => {
    expect(() => parse({ METRICS_TOKEN_FILE: file() })).toThrow('Invalid environment variables')
    expect(complaints.join('\n')).toMatch(complaint)
  })

  it('is refused beside the setting itself: one of them would be ignored', () => {
    const file = write('token', 'a'.repeat(16))
    const both = { METRICS_TOKEN: 'b'.repeat(16), METRICS_TOKEN_FILE: file }
    expect(() => parse(both)).toThrow('Invalid environment variables')
    expect(complaints.join('\n')).toMatch(/METRICS_TOKEN_FILE: is set, and so is METRICS_TOKEN/)
    expect(complaints.join('\n')).not.toMatch(/aaaa|bbbb/)
  })
})

it('every setting that is a secret may be in a file', () => {
  const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
  const secretOnes = names.filter((name) =>
    /SECRET|TOKEN|PRIVATE_KEY|API_KEY|HEADERS|_URL$/.test(name),
  )
  const open = ['VITE_APP_URL', 'VITE_IDENTITY_API_KEY', 'PAYMENT_API_URL', 'PAYMENT_CHECKOUT_URL']
  const wanted = secretOnes.filter((name) => !open.includes(name))
  expect([...secretSettings].toSorted()).toEqual(wanted.toSorted())
})
