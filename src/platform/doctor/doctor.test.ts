import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ProviderCheck } from '#commerce/payments/payment-provider.ts'
import { createMemoryStorage } from '../../../tests/support/memory-storage.ts'
import { createScriptedProvider } from '../../../tests/support/scripted-provider.ts'
import { secrets, testSettings } from '../../../tests/support/test-settings.ts'
import { checkClock, checkDisk, checkPayments, checkStorage } from './check-services.server.ts'
import { checkSettings } from './check-settings.server.ts'
import { type Check, lineOf, ok } from './finding.ts'
import { runChecks, secretsHidden } from './run-checks.server.ts'

const onFailure = 'Call support.'
const nothing = (text: string) => text

async function findings(all: Check[], hide = nothing) {
  const found = []
  for await (const finding of runChecks(all, { hide, timeouts: 50 })) found.push(finding)
  return found
}

describe('the doctor', () => {
  it('reports a failed check with its fix, and continues', async () => {
    const broken = async () => {
      throw new Error('No route to host.', { cause: new Error('EHOSTUNREACH') })
    }
    const found = await findings([
      { name: 'mail', run: broken, onFailure },
      { name: 'clock', run: async () => ok('right'), onFailure },
    ])
    expect(found.map(lineOf)).toEqual([
      `FAIL   mail              No route to host: EHOSTUNREACH\n${' '.repeat(25)}Call support.`,
      'ok     clock             right',
    ])
  })

  it('reports a check that exceeds the timeout', async () => {
    const run = () => new Promise<never>(() => undefined)
    expect(await findings([{ name: 'mail', run, onFailure }])).toMatchObject([
      { state: 'failed', message: 'does not respond', fix: onFailure },
    ])
  })

  it('hides secrets in error messages', async () => {
    const settings = {
      PAYMENT_API_KEY: 'key-of-the-shop',
      DATABASE_URL: 'postgres://shop:s%2Fcret-1@db/shop',
    }
    const run = async () => {
      throw new Error('key-of-the-shop is wrong, and so are s/cret-1 and s%2Fcret-1')
    }
    const [found] = await findings([{ name: 'payments', run, onFailure }], secretsHidden(settings))
    expect(found?.message).toBe('… is wrong, and so are … and …')
  })

  it('hides a password with an unencoded percent sign', () => {
    const hide = secretsHidden({ DATABASE_URL: 'postgres://shop:100%roses@db/shop' })
    expect(hide('100%roses was refused')).toBe('… was refused')
  })
})

describe('the payment check', () => {
  const checked = (problem: ProviderCheck['problem']) => {
    const payments = createScriptedProvider()
    payments.check = async () => [
      { call: 'run up an order', problem: null, reason: '' },
      { call: 'refund', problem, reason: 'secret key, 401' },
    ]
    return checkPayments(payments)
  }

  it('accepts a provider whose calls all work', async () => {
    expect(await checked(null)).toMatchObject({ state: 'ok', message: '2 calls work' })
  })

  it.each([
    ['credentials', 'PAYMENT_SECRET_KEY'],
    ['refused', 'PAYMENT_CARD_METHOD_ID'],
    ['unavailable', 'PAYMENT_API_URL'],
  ] as const)('names the failed call and the setting: %s', async (problem, setting) => {
    const found = await checked(problem)
    expect(found.message).toBe(`refund: ${problem} (secret key, 401)`)
    expect(found.fix).toContain(setting)
  })
})

describe('the storage check', () => {
  it('accepts a storage that writes, reads and deletes, and leaves no file', async () => {
    const files = createMemoryStorage()
    expect(await checkStorage(files)).toMatchObject({ state: 'ok' })
    expect(files.kept.size).toBe(0)
  })

  it('reports a storage that cannot delete', async () => {
    const files = { ...createMemoryStorage(), remove: async () => undefined }
    expect(await checkStorage(files)).toMatchObject({ state: 'failed' })
  })
})

describe('the disk check', () => {
  const folder = 'var/nowhere/deep'

  it('measures the disk on which the shop will create its folder', async () => {
    expect((await checkDisk(folder, { isNeeded: true })).message).toMatch(/^\d+ MB free$/)
  })

  it('accepts any disk if the shop stores nothing on it', async () => {
    expect(await checkDisk(folder, { isNeeded: false })).toMatchObject({ state: 'ok' })
  })
})

describe('the clock check', () => {
  const theirs = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT')

  async function checkWithClockAt(now: number) {
    const server = createServer((_request, response) => {
      response.setHeader('date', new Date(theirs).toUTCString()).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const run = await checkClock(`http://127.0.0.1:${port}/`, () => now)
    server.close()
    return run
  }

  it('tolerates a few seconds', async () => {
    expect(await checkWithClockAt(theirs + 5_000)).toMatchObject({ state: 'ok' })
  })

  it('reports a difference of a minute', async () => {
    expect(await checkWithClockAt(theirs - 60_000)).toMatchObject({
      state: 'failed',
      message: '60 s slow',
    })
  })
})

describe('the settings check of a public shop', () => {
  const open = {
    VITE_APP_URL: 'https://flowers.example',
    PAYMENT_API_URL: 'https://accept.paymob.com',
    PAYMENT_CHECKOUT_URL: 'https://accept.paymob.com/unifiedcheckout/',
    GOOGLE_ISSUER: 'https://accounts.google.com',
    SMS_URL: 'https://account:token@sms.example',
    STAFF_TWO_FACTOR: 'required',
    VITE_IDENTITY_PROVIDER: 'embedded',
    TRUST_PROXY: true,
    HOST: 'localhost',
  } as const

  it('accepts safe settings', () => {
    expect(checkSettings(open).state).toBe('ok')
  })

  it.each([
    ['failed', { VITE_APP_URL: 'http://flowers.example' }],
    ['failed', { PAYMENT_API_URL: 'http://localhost:4010' }],
    ['failed', { PAYMENT_CHECKOUT_URL: 'http://localhost:4010/unifiedcheckout/' }],
    ['failed', { GOOGLE_ISSUER: 'http://localhost:4010/google' }],
    ['failed', { SMS_URL: 'http://demo:sandbox-sms-token@localhost:4010' }],
    ['warning', { TRUST_PROXY: false }],
    ['warning', { STAFF_TWO_FACTOR: 'optional' }],
  ] as const)('reports %s for %o', (state, change) => {
    expect(checkSettings({ ...open, ...change }).state).toBe(state)
  })
})

describe('the command', () => {
  const place = mkdtempSync(join(tmpdir(), 'boutique-doctor-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  // A port without a server, even while the sandbox of another run is up.
  const nowhere = { PAYMENT_API_URL: 'http://127.0.0.1:9' }

  function askDoctor(folder: string, change: Record<string, string> = {}) {
    const env = { PATH: process.env.PATH, ...testSettings(folder), ...nowhere, ...change }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.ts'], {
      env,
      encoding: 'utf8',
    })
    for (const secret of Object.values(secrets)) expect(stdout + stderr).not.toContain(secret)
    expect(stdout + stderr).not.toMatch(/^\s+at /m)
    return { status, stdout, stderr }
  }

  it('names a missing setting, and fails', () => {
    const { status, stderr } = askDoctor('var/nowhere', { PAYMENT_API_KEY: '' })
    expect(status).toBe(1)
    expect(stderr).toContain('PAYMENT_API_KEY')
  })

  it('names an invalid storage URL, and fails', () => {
    const { status, stderr } = askDoctor('var/nowhere', { STORAGE_URL: 's3+https://host/bucket' })
    expect(status).toBe(1)
    expect(stderr).toContain('STORAGE_URL: must contain key, secret, host and bucket')
    expect(stderr).toMatch(/^FAIL {3}settings/m)
  })

  it('reports a damaged database file, and continues', () => {
    const folder = join(place, 'damaged')
    mkdirSync(folder)
    writeFileSync(join(folder, 'shop.sqlite'), 'Once upon a time there was a shop. '.repeat(100))
    const { status, stdout } = askDoctor(folder)
    expect(status).toBe(1)
    expect(stdout).toMatch(/^FAIL {3}database {10}file is not a database\n.*restore a backup\.$/m)
    expect(stdout).toMatch(/^ok {5}storage/m)
  })

  it('reports a data folder that is a file, and continues', () => {
    const file = join(place, 'file')
    writeFileSync(file, '')
    for (const folder of [file, join(file, 'deep')]) {
      const { status, stdout } = askDoctor(folder)
      expect(status).toBe(1)
      expect(stdout).toContain(`FAIL   disk              ${file} is not a folder\n`)
      for (const part of ['database', 'storage', 'clock']) {
        expect(stdout).toMatch(new RegExp(`^FAIL {3}${part} `, 'm'))
      }
    }
  })
})
