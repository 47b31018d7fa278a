import { commonPasswords } from './common-passwords.server.ts'

/** Whether a password is among the first that somebody would guess: common ones, one sign repeated, the own address. */
export function isEasilyGuessed(password: string, email = ''): boolean {
  if (password === '') return false
  const plain = password.toLowerCase()
  const address = email.toLowerCase()
  const [name = ''] = address.split('@')
  return (
    commonPasswords.has(plain) ||
    new Set(plain).size < 3 ||
    (address !== '' && (plain === address || plain === name))
  )
}
