import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Hundreds of passwords are made and asked for in these tests, and a password is meant to cost a tenth of a second.
 * What it costs is no matter of theirs: here it is next to nothing. The journeys run the shop as it is built.
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
