import { z } from 'zod'
import { startBalancer } from './support/balancer.ts'

/**
 * The load balancer as a process, for the compose file: `INSTANCES=http://shop-1:3000,http://shop-2:3000`.
 * `TRUST_PROXY=true` if a proxy in front of it ends TLS and sets the forwarded headers.
 */

// An empty value counts as missing, as in the shop.
const said = Object.entries(process.env).filter(([, value]) => value !== '')
const settings = z
  .object({
    INSTANCES: z.string().transform((list) => list.split(',').map((one) => new URL(one).origin)),
    HOST: z.string().default('0.0.0.0'),
    PORT: z.coerce.number().int().default(3000),
    TRUST_PROXY: z.enum(['true', 'false']).default('false'),
    MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().default(256),
  })
  .parse(Object.fromEntries(said))

const balancer = await startBalancer({
  host: settings.HOST,
  port: settings.PORT,
  instances: settings.INSTANCES,
  trustForwarded: settings.TRUST_PROXY === 'true',
  connectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
})
console.log(`Balancing ${settings.INSTANCES.join(', ')}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void balancer.close().then(() => process.exit(0)))
}
