import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLength } from './password-length.ts'

// The identity provider itself rejects shorter ones, with an error of their own.
const isLongEnough = ({ length }: string) => length >= passwordLength.min
const commonPasswords = new Set(dictionary['passwords-common'].filter(isLongEnough))

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
    commonPasswords.has(plain) ||
    wordsOfTheShop.test(plain.replace(/[^\p{Letter}]/gu, '')) ||
    new Set(plain).size < 3 ||
    (address !== '' && (plain === address || plain === name))
  )
}
