import { describe, expect, it } from 'vitest'
import { checkSignInMethods } from './check-sign-in-methods.ts'

const closed = {
  SMTP_URL: 'smtps://mail.example:465',
  DATABASE_URL: 'postgres://shop@db.example/shop?sslmode=verify-full',
  STORAGE_URL: 's3+https://key:secret@store.example/bucket',
}

describe('the ways to other machines', () => {
  it('are well when they are encrypted', () => {
    expect(checkSignInMethods(closed).state).toBe('well')
    expect(checkSignInMethods({ SMTP_URL: 'smtp://mail.example?requireTLS=true' }).state).toBe(
      'well',
    )
  })

  it('are well when they lead nowhere else', () => {
    const here = {
      SMTP_URL: 'smtp://localhost:25',
      DATABASE_URL: 'postgres://127.0.0.1/shop',
      STORAGE_URL: 'file:///srv/pictures',
    }
    expect(checkSignInMethods(here).state).toBe('well')
  })

  it.each([
    ['SMTP_URL', 'smtp://mail.example'],
    ['DATABASE_URL', 'postgres://shop@db.example/shop'],
    ['DATABASE_URL', 'postgres://shop@db.example/shop?sslmode=disable'],
    ['STORAGE_URL', 's3+http://key:secret@store.example/bucket'],
  ])('are named when somebody could listen: %s=%s', (name, address) => {
    const look = checkSignInMethods({ ...closed, [name]: address })
    expect(look).toMatchObject({ state: 'to-consider', says: `${name} may be read on the way` })
    expect(look.todo).not.toContain('secret')
  })
})
