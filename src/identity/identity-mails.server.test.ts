import { expect, it } from 'vitest'
import { passwordResetMail, verificationMail } from './identity-mails.server.ts'

const url = 'https://boutique.example/api/auth/verify-email?token=a.b.c&callbackURL=%2F'

it('carries its link in both forms', () => {
  for (const mail of [
    verificationMail('salma@example.com', 'Salma', url),
    passwordResetMail('salma@example.com', 'Salma', url),
  ]) {
    expect(mail.to).toBe('salma@example.com')
    expect(mail.text).toContain('Hello Salma,')
    expect(mail.text).toContain(url)
    expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`)
  }
})

it('greets somebody without a name all the same', () => {
  expect(verificationMail('salma@example.com', '', url).text).toMatch(/^Hello,\n/)
})

it('shows a name that looks like markup as text', () => {
  const { html } = verificationMail('a@example.com', '<img src=x onerror="alert(1)">', url)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
})
