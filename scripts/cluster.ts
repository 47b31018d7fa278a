import './support/checked-settings.ts'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { isHaproxyInstalled, startBalancer } from './support/balancer.ts'
import { buildShop } from './support/build-shop.ts'
import { prepareDatabase, sandboxSettings, usesSandbox } from './support/demo.ts'
import { instanceHost, instancePorts, startInstances } from './support/instances.ts'
import { placeOf } from './support/place-of.ts'
import { assertFree } from './support/ports.ts'
import { startServer } from './support/processes.ts'

/**
 * Several instances behind one load balancer, on one PostgreSQL: `npm run cluster [count]`, 3 by default. The seed gets
 * the arguments after the count.
 */

const { env } = process
const count = Number(process.argv[2] ?? 3)
if (!env.DATABASE_URL && !env.DATABASE_URL_FILE) {
  console.error('Several instances need PostgreSQL: set DATABASE_URL.')
  process.exit(1)
}
if (!Number.isInteger(count) || count < 1 || count > 16) {
  console.error('The number of instances must be from 1 to 16.')
  process.exit(1)
}
if (!isHaproxyInstalled()) {
  console.error('Several instances need HAProxy: install it (Debian: apt-get install haproxy).')
  process.exit(1)
}
const { host, port, buildFolder, dataFolder } = placeOf(env)
await assertFree(host, { PORT: port })
await assertFree(instanceHost, instancePorts(count, port))

await prepareDatabase(env, process.argv.slice(3))
await buildShop(buildFolder, env)
const children: ChildProcess[] = []
if (usesSandbox(env)) {
  const sandbox = sandboxSettings(env)
  const readyAt = `${sandbox.SANDBOX_ORIGIN}/`
  children.push(await startServer({ args: ['sandbox/main.ts'], env: sandbox, readyAt }))
}
const instances = await startInstances(count, { env, firstPort: port + 1, log: 'shown' })
const balancer = await startBalancer({
  host,
  port,
  instances: instances.origins,
  file: join(dataFolder, 'haproxy.cfg'),
  env,
})
console.log(`${count} instances behind ${env.VITE_APP_URL}: ${instances.origins.join(', ')}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await Promise.all([balancer.close(), instances.stop()])
    for (const child of children) child.kill('SIGTERM')
  })
}
