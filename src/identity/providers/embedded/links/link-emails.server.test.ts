import { expect, it } from 'vitest'
import { linkEmail } from './link-emails.server.ts'

it.each(['email-proof', 'password-reset', 'email-change'] as const)(
  'contains the link of %s, and no name',
  (purpose) => {
    const link = { purpose, to: 'salma@example.com', token: 'abc' }
    const { to, email } = linkEmail(link, 'https://boutique.example')
    expect(to).toBe('salma@example.com')
    expect(email.paragraphs[0]).toBe('Hello,')
    expect(email.action?.address).toMatch(/^https:\/\/boutique\.example\/[a-z-]+\?[a-z]+=abc$/)
  },
)
