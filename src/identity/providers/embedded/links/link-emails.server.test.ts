import { expect, it } from 'vitest'
import { emailChangeMail, passwordResetMail, verificationMail } from './link-emails.server.ts'

const url = 'https://boutique.example/confirm-email?proof=abc'

it.each([verificationMail, passwordResetMail, emailChangeMail])(
  'contains its link, and no name',
  (write) => {
    const { to, email } = write('salma@example.com', url)
    expect(to).toBe('salma@example.com')
    expect(email.paragraphs[0]).toBe('Hello,')
    expect(email.action?.address).toBe(url)
  },
)
