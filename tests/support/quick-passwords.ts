import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * These tests hash hundreds of passwords at a tenth of a second each, so this replaces scrypt by a cheap variant. The
 * end-to-end tests use the real one.
 */
const { scrypt } = crypto

type Done = (error: Error | null, key: Buffer) => void

function quickScrypt(
  password: string,
  salt: string,
  length: number,
  options: ScryptOptions,
  done: Done,
): void {
  scrypt(password, salt, length, { ...options, N: 2 }, done)
}

Object.assign(crypto, { scrypt: quickScrypt })
syncBuiltinESMExports()
