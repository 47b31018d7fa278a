import { scryptSync } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createPasswordHashing, type PasswordHashing } from './password-hashing.server.ts'

const password = 'tulips in märz'
const opened: PasswordHashing[] = []

function open(...settings: Parameters<typeof createPasswordHashing>): PasswordHashing {
  const hashing = createPasswordHashing(...settings)
  opened.push(hashing)
  return hashing
}
afterAll(() => {
  for (const { close } of opened) close()
})

describe('password hashing', () => {
  it('creates and verifies hashes of better-auth', async () => {
    const { hash, verify } = open()
    const ours = await hash(password)
    expect(await verifyPassword({ hash: ours, password })).toBe(true)
    expect(await hash(password)).not.toBe(ours)
    const theirs = await hashPassword(password)
    expect(await verify({ hash: theirs, password })).toBe(true)
    // The same characters in another Unicode form.
    expect(await verify({ hash: theirs, password: password.normalize('NFD') })).toBe(true)
    expect(await verify({ hash: theirs, password: 'tulips in april' })).toBe(false)
  })

  it('rejects a hash of another format', async () => {
    const { verify } = open()
    await expect(verify({ hash: 'no-salt', password })).rejects.toThrow('unknown format')
    const salt = 'a'.repeat(32)
    const short = scryptSync(password, salt, 16, { N: 2 }).toString('hex')
    expect(await verify({ hash: `${salt}:${short}`, password })).toBe(false)
  })

  it('refuses with 429 and the seconds to wait when the queue is full, and hashes again later', async () => {
    const { hash } = open({ atOnce: 1, maxWaiting: 2 })
    const accepted = [hash(password), hash(password), hash(password)]
    const refused = await hash(password).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      statusCode: 429,
      body: { code: 'TOO_MANY_SIGN_INS' },
      headers: { 'X-Retry-After': expect.stringMatching(/^[1-9]\d*$/) },
    })
    expect(await Promise.all(accepted)).toHaveLength(3)
    expect(await hash(password)).toContain(':')
  })

  it('hashes in the order of the requests', async () => {
    const { hash } = open({ atOnce: 1, maxWaiting: 10 })
    const order: number[] = []
    const numbers = [1, 2, 3, 4, 5, 6]
    await Promise.all(numbers.map((number) => hash(password).then(() => order.push(number))))
    expect(order).toEqual(numbers)
  })

  it('rejects the requests that wait when it closes', async () => {
    const { hash, close } = open({ atOnce: 1, maxWaiting: 10 })
    const running = hash(password)
    const waiting = hash(password)
    // The first one has begun.
    await new Promise(setImmediate)
    close()
    await expect(waiting).rejects.toThrow('aborted')
    expect(await running).toContain(':')
  })
})
