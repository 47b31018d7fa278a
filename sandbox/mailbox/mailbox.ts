import { Hono } from 'hono'
import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'
import { readJson } from '../http-input.ts'
import { problemPage } from '../pages/layout.ts'
import { mailListPage, mailPage } from './mail-pages.ts'
import { openMailStore } from './mail-store.ts'
import { readMail } from './read-mail.ts'
import { openSmtp, SmtpRefusal } from './smtp.ts'

const outageSchema = z.strictObject({ mode: z.enum(['none', 'refuse']) })

/** No scripts, no forms, an opaque origin; links open in a new tab. */
const emailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; script-src 'none'; form-action 'none'"

export interface Mailbox {
  port: number
  app: Hono
  /** Ends the outage. */
  reset(): void
  close(): Promise<void>
}

/** The mail server and its web pages. */
export async function openMailbox(
  database: SandboxDatabase,
  smtpPort: number,
  host: string,
): Promise<Mailbox> {
  const mails = openMailStore(database)
  let refusing = false

  const smtp = await openSmtp(smtpPort, host, async (raw, envelope) => {
    if (refusing) throw new SmtpRefusal(451, 'The mailbox is not available, try again later')
    const mail = await readMail(raw, envelope, Date.now()).catch((error: unknown) => {
      throw new SmtpRefusal(554, `The mail cannot be read: ${String(error)}`)
    })
    mails.add(mail)
  })

  const app = new Hono()
  app.get('/mailbox', (c) => {
    const to = c.req.query('to') || undefined
    return c.html(mailListPage(mails.list(to), to))
  })
  app.get('/mailbox/:id{\\d+}', (c) => {
    const mail = mails.find(Number(c.req.param('id')))
    return mail
      ? c.html(mailPage(mail))
      : c.html(problemPage('Email not found', 'It may have been deleted.'), 404)
  })
  app.get('/mailbox/:id{\\d+}/html', (c) => {
    const mail = mails.find(Number(c.req.param('id')))
    if (!mail) return c.notFound()
    c.header('content-security-policy', emailPolicy)
    return c.html(`<base target="_blank">${mail.html}`)
  })
  app.post('/mailbox/empty', (c) => {
    mails.remove()
    return c.redirect('/mailbox', 303)
  })

  app.get('/_sandbox/mailbox', (c) => c.json(mails.list(c.req.query('to'))))
  app.delete('/_sandbox/mailbox', (c) => {
    mails.remove(c.req.query('to'))
    return c.body(null, 204)
  })
  app.put('/_sandbox/mailbox/outage', async (c) => {
    const outage = outageSchema.safeParse(await readJson(c))
    if (!outage.success) return c.json({ error: z.prettifyError(outage.error) }, 400)
    refusing = outage.data.mode === 'refuse'
    return c.json(outage.data)
  })

  return {
    port: smtp.port,
    app,
    reset() {
      refusing = false
    },
    close: () => smtp.close(),
  }
}
