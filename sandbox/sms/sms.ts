import { Hono } from 'hono'
import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'
import { readForm, readJson } from '../http-input.ts'
import { smsListPage } from './sms-page.ts'
import { openSmsStore } from './sms-store.ts'

/** `refuse`: the gateway fails. `reject`: it never delivers to the number. */
const outageSchema = z.strictObject({ mode: z.enum(['none', 'refuse', 'reject']) })

const phone = /^\+[1-9]\d{7,14}$/
/** As in the API that it replaces. */
const longestBody = 1600

export interface SmsGateway {
  app: Hono
  /** Ends the outage. */
  reset(): void
}

/** The text message gateway, with the paths of Twilio's Messages API, and its web page. */
export function openSmsGateway(database: SandboxDatabase, token: string): SmsGateway {
  const messages = openSmsStore(database)
  let mode: z.infer<typeof outageSchema>['mode'] = 'none'
  const app = new Hono()

  const isAuthorized = (header: string | undefined, account: string) =>
    header === `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

  app.use('/2010-04-01/*', async (c, next) => {
    if (mode === 'refuse') return c.json(problem(20503, 'Service unavailable'), 503)
    return next()
  })
  app.get('/2010-04-01/Accounts/:account{[^/]+\\.json}', (c) => {
    const sid = c.req.param('account').replace(/\.json$/, '')
    return isAuthorized(c.req.header('authorization'), sid)
      ? c.json({ sid, status: 'active' })
      : c.json(problem(20003, 'Authenticate'), 401)
  })
  app.post('/2010-04-01/Accounts/:account/Messages.json', async (c) => {
    if (!isAuthorized(c.req.header('authorization'), c.req.param('account'))) {
      return c.json(problem(20003, 'Authenticate'), 401)
    }
    const { To: to = '', From: from = '', Body: body = '' } = await readForm(c)
    if (mode === 'reject' || !phone.test(to)) {
      return c.json(problem(21211, `The 'To' number ${to} is not a valid phone number.`), 400)
    }
    if (from === '') return c.json(problem(21603, "A 'From' phone number is required."), 400)
    if (body === '') return c.json(problem(21602, 'Message body is required.'), 400)
    if (body.length > longestBody) {
      return c.json(problem(21617, 'The concatenated message body exceeds 1600 characters.'), 400)
    }
    const { id } = messages.add({ receivedAt: Date.now(), from, to, body })
    return c.json({ sid: `SM${String(id).padStart(32, '0')}`, to, from, status: 'queued' }, 201)
  })

  app.get('/messages', (c) => {
    const to = c.req.query('to') || undefined
    return c.html(smsListPage(messages.list(to), to))
  })
  app.post('/messages/empty', (c) => {
    messages.remove()
    return c.redirect('/messages', 303)
  })
  app.get('/_sandbox/messages', (c) => c.json(messages.list(c.req.query('to'))))
  app.delete('/_sandbox/messages', (c) => {
    messages.remove(c.req.query('to'))
    return c.body(null, 204)
  })
  app.put('/_sandbox/messages/outage', async (c) => {
    const outage = outageSchema.safeParse(await readJson(c))
    if (!outage.success) return c.json({ error: z.prettifyError(outage.error) }, 400)
    mode = outage.data.mode
    return c.json(outage.data)
  })

  return {
    app,
    reset() {
      mode = 'none'
    },
  }
}

function problem(code: number, message: string) {
  return { code, message }
}
