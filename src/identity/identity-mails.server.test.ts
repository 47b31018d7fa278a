import { expect, it } from 'vitest'
import { passwordResetMail, verificationMail } from './identity-mails.server.ts'

const url = 'https://boutique.example/confirm-email?proof=a.b.c'

it('greets, and carries its link', () => {
  for (const mail of [
    verificationMail('salma@example.com', 'Salma', url),
    passwordResetMail('salma@example.com', 'Salma', url),
  ]) {
    expect(mail.to).toBe('salma@example.com')
    expect(mail.letter.paragraphs[0]).toBe('Hello Salma,')
    expect(mail.letter.action?.address).toBe(url)
  }
})

it('greets somebody without a name all the same', () => {
  expect(verificationMail('salma@example.com', '', url).letter.paragraphs[0]).toBe('Hello,')
})
