import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Makes password hashes cheap: these tests need hundreds, and each costs a tenth of a second. Browser tests use the real
 * cost.
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
