import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from '#commerce/notifications/mailer.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  SMTP_URL: string
  MAIL_FROM: string
}

const patienceMs = 10_000

export interface SmtpMailer extends Mailer {
  /** Hangs up. Otherwise a kept connection is given up after ten idle seconds. */
  close(): void
}

/** Hands mail to a server that speaks SMTP. Connections are kept for the next mails, a few at most. */
export function createSmtpMailer(settings: SmtpSettings): SmtpMailer {
  const transport = createTransport({
    url: settings.SMTP_URL,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Mail is made of our own words: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }: Mail) {
      await transport.sendMail({
        from: settings.MAIL_FROM,
        to: { name: '', address: to },
        subject,
        text,
        html,
      })
    },
    close: () => transport.close(),
  }
}
