import { createTransport, type SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import type { Mail, Mailer } from '#commerce/emails/mailer.ts'

interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  SMTP_URL: string
  MAIL_FROM: string
  /** What paths in letters are of; its host names the mails. */
  VITE_APP_URL: string
}

const timeoutMs = 10_000

interface SmtpMailer extends Mailer {
  /** Says good day and signs in, without a mail. Throws what the server said. */
  verify(): Promise<void>
  /** Hangs up. Otherwise a kept connection is given up after ten idle seconds. */
  close(): void
}

/** Hands mail to a server that speaks SMTP. Connections are kept for the next mails, a few at most. */
export function createSmtpMailer(settings: SmtpSettings): SmtpMailer {
  const transport = createTransport({
    url: settings.SMTP_URL,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mail is made of our own words: nothing in it may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(settings.VITE_APP_URL)
  const sendMail = (mail: SendMailOptions) =>
    transport.sendMail(mail).catch((error: unknown) => {
      throw withoutAddress(error)
    })
  return {
    async send({ to, email, id }: Mail) {
      // Loaded with the first letter: what sets them is large, and a shop that starts has none to send.
      const { renderEmail } = await import('./render-email.server.ts')
      await sendMail({
        from: settings.MAIL_FROM,
        to: { name: '', address: to },
        subject: email.subject,
        ...renderEmail(email, settings.VITE_APP_URL),
        ...(id ? { messageId: `<${id}@${hostname}>` } : {}),
        // A mail that nobody typed: no machine need answer that its owner is away.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

const known = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
})

/** What went wrong, in the words of the protocol: those of the server name whom the mail was for, and the log is told. */
function withoutAddress(error: unknown): Error {
  const read = known.safeParse(error)
  const { code, responseCode, command } = read.success ? read.data : {}
  const words = [code, responseCode, command].filter((word) => word !== undefined).join(' ')
  return new Error(`The mail was not taken (${words || 'no reason given'}).`)
}
