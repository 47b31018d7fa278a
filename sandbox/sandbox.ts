import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { openDatabase } from './database.ts'
import { openGoogle } from './google/google.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { resumeSettlements } from './paymob/payments.ts'
import { openProvider } from './paymob/provider.ts'
import type { Settings } from './settings.ts'
import { openSmsGateway } from './sms/sms.ts'

export interface Sandbox {
  origin: string
  smtpPort: number
  close(): Promise<void>
}

const loopback = '127.0.0.1'

/** Starts the four services on loopback; port 0 selects a free one. */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const database = openDatabase(settings.data)
  const late: { app?: ReturnType<typeof createApp> } = {}
  const server = createAdaptorServer({
    fetch: (request, env) =>
      late.app?.fetch(request, env) ?? new Response('starting', { status: 503 }),
    overrideGlobalObjects: false,
    // As providers do: the shop must not reuse a connection that closes at that moment.
    serverOptions: { keepAliveTimeout: 75_000 },
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, loopback, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : settings.port)
    })
  })
  const origin = settings.origin ?? `http://localhost:${port}`
  const provider = openProvider(database, settings.paymob, origin)
  const google = openGoogle(database, settings.google, origin)
  const mailbox = await openMailbox(database, settings.smtpPort, loopback)
  const sms = openSmsGateway(database, settings.smsToken)
  late.app = createApp({ provider, google, mailbox, sms, origin })
  provider.webhooks.resume()
  resumeSettlements(provider)

  return {
    origin,
    smtpPort: mailbox.port,
    async close() {
      provider.close()
      await mailbox.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      database.close()
    },
  }
}
