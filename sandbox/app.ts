import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Mailbox } from './mailbox/mailbox.ts'
import { indexPage } from './pages/index-page.ts'
import { problemPage } from './pages/layout.ts'
import { dialectSchema } from './paymob/dialect.ts'
import { outageSchema } from './paymob/outage.ts'
import { paymob } from './paymob/paymob.ts'
import type { Provider } from './paymob/provider.ts'
import type { SmsGateway } from './sms/sms.ts'

export interface Parts {
  provider: Provider
  google: Hono
  mailbox: Mailbox
  sms: SmsGateway
  origin: string
}

/** All pages and APIs of the sandbox on one port. */
export function createApp({ provider, google, mailbox, sms, origin }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false })
  app.get('/', (c) => c.html(indexPage(origin)))
  app.get('/_sandbox/health', (c) => c.json({ ready: true }))
  app.post('/_sandbox/reset', (c) => {
    provider.scenarios.clear()
    provider.outage.set(outageSchema.parse({ mode: 'none' }))
    provider.dialect.set(dialectSchema.parse({}))
    mailbox.reset()
    sms.reset()
    return c.body(null, 204)
  })
  app.route('/', google)
  app.route('/', mailbox.app)
  app.route('/', sms.app)
  app.route('/', paymob(provider))

  app.notFound((c) =>
    isCall(c.req.path)
      ? c.json({ detail: 'Not found.' }, 404)
      : c.html(problemPage('Not found', 'This page does not exist.'), 404),
  )
  app.onError((error, c) => {
    console.error(error)
    return isCall(c.req.path)
      ? c.json({ detail: 'A server error occurred.' }, 500)
      : c.html(problemPage('Something went wrong', 'The sandbox failed. See its log.'), 500)
  })
  return app
}

/** Paths that programs call, rather than people. */
function isCall(path: string): boolean {
  return /^\/(api|v1|2010-04-01|_sandbox|google\/(token|userinfo|jwks|\.well-known))(\/|$)/.test(
    path,
  )
}
