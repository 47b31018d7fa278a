import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { untilItResponds } from '../../scripts/support/processes.ts'
import {
  buildImage,
  isPodmanInstalled,
  podman,
  prepareBases,
  runContainer,
} from '../support/containers.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { expectToHave } from '../support/invariants.ts'
import { onServer } from '../support/migrated-databases.ts'
import { startPostgresql } from '../support/postgresql-server.ts'
import { addresses, ports, testSettings } from '../support/test-settings.ts'

/** The images of the Dockerfile with the limits of compose.yaml: tables, one instance, and the balancer. */

const server = isPodmanInstalled ? await startPostgresql() : null
const names = {
  tables: `tables-${process.pid}`,
  shop: `shop-${process.pid}`,
  balancer: `balancer-${process.pid}`,
}
// Addresses of this machine, on which the balancer finds its two servers at port 3000.
const hosts = { 'shop-1': '127.0.0.1', 'shop-2': '127.0.0.2' }

describe.skipIf(server === null)('the containers', () => {
  let database: OpenDatabase
  let busy: BusyShop

  beforeAll(async () => {
    if (!server) return
    prepareBases()
    const settings = Object.entries(testSettings('/data'))
    const publicOnes = settings.filter(([name]) => /^VITE_(?!AUTH_SECRET|UPLOAD_TOKEN)/.test(name))
    buildImage('flower-boutique', { settings: Object.fromEntries(publicOnes) })
    buildImage('flower-boutique-balancer', { target: 'balancer' })

    await onServer(server.url, 'create role shop login')
    await onServer(server.url, 'create database shop owner shop')
    const url = server.url.replace('boutique@', 'shop@').replace(/postgres$/, 'shop')
    const env = {
      ...Object.fromEntries(settings),
      DATABASE_URL: url,
      HOST: hosts['shop-1'],
      PORT: '3000',
      TRUST_PROXY: 'true',
    }
    runContainer({ name: names.tables, service: 'tables', env, isJob: true })
    database = openDatabase({ url, file: '' })
    busy = await openBusyShop(database, { shoppers: 1, stock: 10 })
    runContainer({ name: names.shop, service: 'shop-1', env })
    await untilItResponds(`http://${hosts['shop-1']}:3000/health/ready`)
    runContainer({
      name: names.balancer,
      service: 'balancer',
      env: {
        HOST: '127.0.0.1',
        PORT: String(ports.shop),
        MAX_CONNECTIONS_PER_ADDRESS: '256',
        BALANCER_TRUST_PROXY: '',
      },
      hosts,
    })
    await untilItResponds(`${addresses.shop}/health`)
  }, 1_200_000)

  afterAll(async () => {
    if (!server) return
    for (const name of Object.values(names)) podman('rm', '--force', '--ignore', '--volumes', name)
    await database?.close()
    await server.stop()
  })

  it('take an order through the balancer', async () => {
    const [cookie = ''] = busy.cookies
    const orderId = await busy.order(addresses.shop, cookie)
    await expectToHave(database, [orderId ?? 'none'])
  })

  it('run the shop as a user without rights on a read-only disk', () => {
    const inShop = (script: string) => podman('exec', names.shop, 'sh', '-c', script)
    expect(inShop('id -u')).toBe('1000')
    expect(inShop('touch /shop/x 2>&1 || true')).toContain('Read-only file system')
    expect(inShop('grep CapEff /proc/self/status')).toMatch(/0{16}$/)
  })

  it('have a health check that passes', () => {
    expect(podman('healthcheck', 'run', names.shop)).not.toContain('unhealthy')
  })

  it('contain no packages of tests and tools', () => {
    expect(podman('exec', names.shop, 'ls', 'node_modules')).not.toMatch(
      /^(vitest|vite|typescript)$/m,
    )
  })

  it('resize pictures', () => {
    const script = `import('sharp').then(({ default: sharp }) =>
      sharp('dist/client/apple-touch-icon.png').avif().toBuffer().then(() => console.log('resized')))`
    expect(podman('exec', names.shop, 'node', '--eval', script)).toBe('resized')
  })

  it('stop the shop without an error', () => {
    podman('stop', '--time', '30', names.shop)
    expect(podman('inspect', '--format', '{{.State.ExitCode}}', names.shop)).toBe('0')
  })
})
