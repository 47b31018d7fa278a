import { createHash } from 'node:crypto'
import { commonPasswordSums, commonPasswords } from './common-passwords.server.ts'

/** Words of the shop, alone, combined, or with a number: `nawwar2026`, `Rose-Boutique!`. */
const wordsOfTheShop =
  /^(?:nawwar|flowers?|boutique|bouquets?|roses?|tulips?|florist|blossom|zamalek|cairo|giza|egypt|shop|store|admin|seller|owner|staff|welcome|password|login|my|the|our)+$/

/**
 * Whether an attacker would guess the password first: a common one, words of the shop, one repeated character, or the
 * user's own address.
 */
export function isEasilyGuessed(password: string, email = ''): boolean {
  if (password === '') return false
  const plain = password.toLowerCase()
  const address = email.toLowerCase()
  const [name = ''] = address.split('@')
  return (
    isCommon(plain) ||
    wordsOfTheShop.test(plain.replace(/[^\p{Letter}]/gu, '')) ||
    new Set(plain).size < 3 ||
    (address !== '' && (plain === address || plain === name))
  )
}

function isCommon(plain: string): boolean {
  const sum = createHash('sha256').update(plain).digest('base64url').slice(0, 8)
  return commonPasswords.has(plain) || commonPasswordSums.has(sum)
}
