import { inspect } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.server.ts'

const mail = {
  to: 'salma@example.com',
  email: {
    subject: 'Your tulips are on their way 🌷',
    preview: 'They arrive today.',
    heading: 'Your tulips are on their way',
    paragraphs: ['Good morning, Salma.'],
  },
}
const origin = 'https://boutique.example'

// The renderer is loaded with the first email, which can exceed the timeout of a test on a busy machine.
beforeAll(() => import('./render-email.server.ts'), 60_000)

const closers: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A mail server that stores every email, or rejects all of them. */
async function mailServer(refuses = false) {
  const emails: Array<{ to: string[]; raw: Buffer }> = []
  const opened = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses ? new Error(`<${address}>: no such mailbox`) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        emails.push({ to, raw: Buffer.concat(parts) })
        done()
      })
    },
  })
  closers.push(() => new Promise<void>((resolve) => opened.close(resolve)))
  const { port } = await new Promise<{ port: number }>((resolve) => {
    const listening = opened.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve({ port: typeof address === 'object' && address ? address.port : 0 })
    })
  })
  const mailer = createSmtpMailer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Flower Boutique <orders@boutique.example>',
    VITE_APP_URL: origin,
  })
  closers.push(() => mailer.close())
  return { mailer, emails }
}

it('sends an email as HTML and plain text', async () => {
  const { mailer, emails } = await mailServer()
  await mailer.send(mail)
  const [email] = emails
  expect(email?.to).toEqual(['salma@example.com'])
  const read = await PostalMime.parse(email?.raw ?? '')
  expect(read.from).toEqual({ name: 'Flower Boutique', address: 'orders@boutique.example' })
  expect(read.subject).toBe('Your tulips are on their way 🌷')
  expect(read.text).toContain('Good morning, Salma.')
  expect(read.html).toContain('Good morning, Salma.</p>')
})

it('keeps the Message-ID on a retry', async () => {
  const { mailer, emails } = await mailServer()
  await mailer.send({ ...mail, id: 'letter1' })
  await mailer.send({ ...mail, id: 'letter1' })
  const ids = await Promise.all(
    emails.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId),
  )
  expect(ids).toEqual(['<letter1@boutique.example>', '<letter1@boutique.example>'])
})

it('sends to exactly one recipient, whatever the address contains', async () => {
  const { mailer, emails } = await mailServer()
  await mailer.send({ ...mail, to: 'salma@example.com, victim@example.com' }).catch(() => null)
  await mailer
    .send({ ...mail, to: 'salma@example.com\r\nBcc: victim@example.com' })
    .catch(() => null)
  for (const { to, raw } of emails) {
    expect(to).not.toContain('victim@example.com')
    expect(raw.toString()).not.toMatch(/^Bcc:/m)
  }
})

it('omits the message of the server from the error', async () => {
  const { mailer } = await mailServer(true)
  const thrown: unknown = await mailer.send(mail).catch((error: unknown) => error)
  expect(thrown).toEqual(
    new Error('The mail server did not accept the email (EENVELOPE 550 RCPT TO).'),
  )
  expect(inspect(thrown, { depth: null })).not.toContain('salma')
})

it('throws when the server rejects the email or is down', async () => {
  const { mailer } = await mailServer(true)
  await expect(mailer.send(mail)).rejects.toThrow()
  const nowhere = createSmtpMailer({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
    VITE_APP_URL: origin,
  })
  await expect(nowhere.send(mail)).rejects.toThrow()
})
