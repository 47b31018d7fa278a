import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Mail, Mailer } from '#commerce/emails/mailer.ts'
import { noPhones } from '#commerce/shop-phones.ts'

interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  SMTP_URL: string
  MAIL_FROM: string
  /** Makes paths in emails absolute; its host is part of each Message-ID. */
  VITE_APP_URL: string
}

const timeoutMs = 10_000

interface SmtpMailer extends Mailer {
  /** Connects and authenticates without sending an email. Throws the server's error. */
  verify(): Promise<void>
  /** Closes the pooled connections, which otherwise end after ten idle seconds. */
  close(): void
}

/** Sends emails over a small pool of SMTP connections. */
export function createSmtpMailer(settings: SmtpSettings, phones = noPhones): SmtpMailer {
  const transport = createTransport({
    url: settings.SMTP_URL,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // No content of an email may make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(settings.VITE_APP_URL)
  return {
    async send({ to, email, id }: Mail) {
      // Loaded with the first email, because the renderer is large and would slow the start.
      const { renderEmail } = await import('./render-email.server.ts')
      const mail = {
        from: settings.MAIL_FROM,
        to: { name: '', address: to },
        subject: email.subject,
        ...renderEmail(email, settings.VITE_APP_URL, phones),
        ...(id ? { messageId: `<${id}@${hostname}>` } : {}),
        // Suppresses automatic replies such as out-of-office notices.
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw withoutAddress(error)
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

/** Keeps the protocol's codes only: the server's message contains the recipient's address, and the error is logged. */
function withoutAddress(error: unknown): Error {
  const read = known.safeParse(error)
  const { code, responseCode, command } = read.success ? read.data : {}
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ')
  return new Error(`The mail server did not accept the email (${reason || 'no reason given'}).`)
}
