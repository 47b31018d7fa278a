import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { exitOf, stop, untilItResponds } from './processes.ts'

/** HAProxy in front of several instances of the shop. */
export interface Balancer {
  close: () => Promise<void>
}

export interface BalancerOptions {
  host: string
  port: number
  /** Origins of the instances. */
  instances: readonly string[]
  /** A file for the configuration; it is overwritten. */
  file: string
  env?: NodeJS.ProcessEnv
}

// Debian installs HAProxy where only the PATH of root leads.
const searchPath = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

export function isHaproxyInstalled(): boolean {
  return spawnSync('haproxy', ['-v'], { env: { PATH: searchPath } }).status === 0
}

const template = 'scripts/containers/haproxy.cfg'

/** The configuration of compose.yaml, with other servers. */
function configurationFor(instances: readonly string[]): string {
  const addresses = instances.map((origin) => new URL(origin).host)
  return readFileSync(template, 'utf8').replace(/(^ +server shop-\d .*\n)+/gm, (lines) => {
    const track = lines.includes(' track ')
    return addresses
      .map((address, index) => {
        const name = `shop-${index + 1}`
        return `    server ${name} ${address}${track ? ` track changes/${name}` : ''}\n`
      })
      .join('')
  })
}

/** Starts HAProxy, and resolves when it reports an instance as ready. Throws when HAProxy is not installed. */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const { host, port, instances, file, env = {} } = options
  const address = host.includes(':') ? `[${host}]` : host
  writeFileSync(file, configurationFor(instances))
  const child = spawn('haproxy', ['-db', '-q', '-f', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: searchPath,
      HOST: host,
      PORT: String(port),
      BALANCER_TRUST_PROXY: (env.BALANCER_TRUST_PROXY || env.TRUST_PROXY) ?? '',
      MAX_CONNECTIONS_PER_ADDRESS: env.MAX_CONNECTIONS_PER_ADDRESS || '256',
    },
  })
  const ended = exitOf(child).then((code) => {
    throw new Error(`HAProxy ended before it was ready (${code}).`)
  })
  await Promise.race([untilItResponds(`http://${address}:${port}/health/ready`), ended])
  ended.catch(() => undefined)
  // SIGTERM ends HAProxy at once: its clients are gone or have their responses.
  return { close: () => stop(child) }
}
