import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app.ts'
import { openDatabase } from './database.ts'
import { resumeSettlements } from './paymob/payments.ts'
import { openProvider } from './paymob/provider.ts'
import type { Settings } from './settings.ts'

export interface Sandbox {
  origin: string
  smtpPort: number
  close(): Promise<void>
}

const loopback = '127.0.0.1'

/** Starts the three services on loopback; port 0 takes a free one. */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const database = openDatabase(settings.data)
  const late: { app?: ReturnType<typeof createApp> } = {}
  const server = createAdaptorServer({
    fetch: (request, env) =>
      late.app?.fetch(request, env) ?? new Response('starting', { status: 503 }),
    overrideGlobalObjects: false,
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
  late.app = createApp({ provider, origin })
  provider.webhooks.resume()
  resumeSettlements(provider)

  return {
    origin,
    smtpPort: settings.smtpPort,
    async close() {
      provider.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      database.close()
    },
  }
}
