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
import { checkSettings } from './check-settings.server.ts'
import { examine } from './examine.server.ts'
import { type Examination, lineOf, well } from './finding.ts'
import { secretsHidden } from './hide-secrets.ts'
import { checkClock, checkDisk, checkPayments, checkStorage } from './run-checks.server.ts'

const ifItFails = 'Call somebody.'
const nothing = (text: string) => text

async function findings(all: Examination[], hide = nothing) {
  const found = []
  for await (const finding of examine(all, { hide, timeouts: 50 })) found.push(finding)
  return found
}

describe('the doctor', () => {
  it('says what is wrong and what to do, and looks on', async () => {
    const broken = async () => {
      throw new Error('No route to host.', { cause: new Error('EHOSTUNREACH') })
    }
    const found = await findings([
      { about: 'mail', look: broken, ifItFails },
      { about: 'clock', look: async () => well('right'), ifItFails },
    ])
    expect(found.map(lineOf)).toEqual([
      `WRONG  mail              No route to host: EHOSTUNREACH\n${' '.repeat(25)}Call somebody.`,
      'ok     clock             right',
    ])
  })

  it('waits for nobody who never answers', async () => {
    const look = () => new Promise<never>(() => undefined)
    expect(await findings([{ about: 'mail', look, ifItFails }])).toMatchObject([
      { state: 'wrong', says: 'does not answer', todo: ifItFails },
    ])
  })

  it('tells no secret, whoever quotes it', async () => {
    const settings = {
      PAYMENT_API_KEY: 'key-of-the-shop',
      DATABASE_URL: 'postgres://shop:s%2Fcret-1@db/shop',
    }
    const look = async () => {
      throw new Error('key-of-the-shop is wrong, and so are s/cret-1 and s%2Fcret-1')
    }
    const [found] = await findings(
      [{ about: 'payments', look, ifItFails }],
      secretsHidden(settings),
    )
    expect(found?.says).toBe('… is wrong, and so are … and …')
  })

  it('hides a password in which somebody forgot to encode a percent sign', () => {
    const hide = secretsHidden({ DATABASE_URL: 'postgres://shop:100%roses@db/shop' })
    expect(hide('100%roses was refused')).toBe('… was refused')
  })
})

describe('the payment provider', () => {
  const checked = (problem: ProviderCheck['problem']) => {
    const payments = createScriptedProvider()
    payments.check = async () => [
      { call: 'look up an order', problem: null, reason: '' },
      { call: 'refund', problem, reason: 'secret key, 401' },
    ]
    return checkPayments(payments)
  }

  it('is well when every call works', async () => {
    expect(await checked(null)).toMatchObject({ state: 'well', says: '2 calls work' })
  })

  it.each([
    ['credentials', 'PAYMENT_SECRET_KEY'],
    ['refused', 'PAYMENT_CARD_METHOD_ID'],
    ['unavailable', 'PAYMENT_API_URL'],
  ] as const)(
    'is wrong, with the call and the setting to look at: %s',
    async (problem, setting) => {
      const found = await checked(problem)
      expect(found.says).toBe(`refund: ${problem} (secret key, 401)`)
      expect(found.todo).toContain(setting)
    },
  )
})

describe('the storage', () => {
  it('is well when it writes, reads and removes, and nothing stays behind', async () => {
    const files = createMemoryStorage()
    expect(await checkStorage(files)).toMatchObject({ state: 'well' })
    expect(files.kept.size).toBe(0)
  })

  it('is wrong when it does not remove', async () => {
    const files = { ...createMemoryStorage(), remove: async () => undefined }
    expect(await checkStorage(files)).toMatchObject({ state: 'wrong' })
  })
})

describe('the disk', () => {
  const folder = 'var/nowhere/deep'

  it('is that on which the shop will make its folder', async () => {
    expect((await checkDisk(folder, { isNeeded: true })).says).toMatch(/^\d+ MB free$/)
  })

  it('matters little to a shop that keeps nothing on it', async () => {
    expect(await checkDisk(folder, { isNeeded: false })).toMatchObject({ state: 'well' })
  })
})

describe('the clock', () => {
  const theirs = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT')

  async function lookWithClockAt(now: number) {
    const server = createServer((_request, response) => {
      response.setHeader('date', new Date(theirs).toUTCString()).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const look = await checkClock(`http://127.0.0.1:${port}/`, () => now)
    server.close()
    return look
  }

  it('may differ by as much as a message takes', async () => {
    expect(await lookWithClockAt(theirs + 5_000)).toMatchObject({ state: 'well' })
  })

  it('is wrong by a minute', async () => {
    expect(await lookWithClockAt(theirs - 60_000)).toMatchObject({
      state: 'wrong',
      says: '60 s slow',
    })
  })
})

describe('the settings of a shop that is open to the world', () => {
  const open = {
    VITE_APP_URL: 'https://flowers.example',
    PAYMENT_API_URL: 'https://accept.paymob.com',
    STAFF_TWO_FACTOR: 'required',
    VITE_IDENTITY_PROVIDER: 'embedded',
    TRUST_PROXY: true,
    HOST: 'localhost',
  } as const

  it('are well', () => {
    expect(checkSettings(open).state).toBe('well')
  })

  it.each([
    ['wrong', { VITE_APP_URL: 'http://flowers.example' }],
    ['wrong', { PAYMENT_API_URL: 'http://localhost:4010' }],
    ['to-consider', { TRUST_PROXY: false }],
    ['to-consider', { STAFF_TWO_FACTOR: 'optional' }],
  ] as const)('are %s with %o', (state, change) => {
    expect(checkSettings({ ...open, ...change }).state).toBe(state)
  })
})

describe('the command', () => {
  const place = mkdtempSync(join(tmpdir(), 'boutique-doctor-'))
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  // Nothing listens there, also while the sandbox of another run answers at its own address.
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

  it('names a setting that is missing, and fails', () => {
    const { status, stderr } = askDoctor('var/nowhere', { PAYMENT_API_KEY: '' })
    expect(status).toBe(1)
    expect(stderr).toContain('PAYMENT_API_KEY')
  })

  it('names a storage that nobody could open, and fails', () => {
    const { status, stderr } = askDoctor('var/nowhere', { STORAGE_URL: 's3+https://host/bucket' })
    expect(status).toBe(1)
    expect(stderr).toContain('STORAGE_URL: has to name key, secret, host and bucket')
    expect(stderr).toMatch(/^WRONG {2}settings/m)
  })

  it('names a database file that is damaged, and looks on', () => {
    const folder = join(place, 'damaged')
    mkdirSync(folder)
    writeFileSync(join(folder, 'shop.sqlite'), 'Once upon a time there was a shop. '.repeat(100))
    const { status, stdout } = askDoctor(folder)
    expect(status).toBe(1)
    expect(stdout).toMatch(/^WRONG {2}database {10}file is not a database\n.*restore a backup\.$/m)
    expect(stdout).toMatch(/^ok {5}storage/m)
  })

  it('names a data folder that is none, and looks on', () => {
    const file = join(place, 'file')
    writeFileSync(file, '')
    for (const folder of [file, join(file, 'deep')]) {
      const { status, stdout } = askDoctor(folder)
      expect(status).toBe(1)
      expect(stdout).toContain(`WRONG  disk              ${file} is no folder\n`)
      for (const part of ['database', 'storage', 'clock']) {
        expect(stdout).toMatch(new RegExp(`^WRONG {2}${part} `, 'm'))
      }
    }
  })
})
