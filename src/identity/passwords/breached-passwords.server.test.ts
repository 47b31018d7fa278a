import { expect, it } from 'vitest'
import { isBreached } from './breached-passwords.server.ts'

it.each(['freepass', 'FreePass', '99999999', 'password'])('finds %s', async (password) => {
  expect(await isBreached(password)).toBe(true)
})

it.each(['tulips in march', 'freepass garden', 'reepass', 'وردة حمراء في مارس', ''])(
  'accepts %j',
  async (password) => {
    expect(await isBreached(password)).toBe(false)
  },
)
