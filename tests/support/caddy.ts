import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitOf, stop, untilItResponds } from '../../scripts/support/processes.ts'

/** Caddy with the configuration of `deploy`, in front of two instances. */
export interface Caddy {
  origin: string
  /** The lines of its access log so far. */
  log: () => unknown[]
  /** All that it wrote so far, with its log of errors. */
  output: () => string
  close: () => Promise<void>
}

export async function startCaddy(
  port: number,
  instances: readonly [string, string],
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-caddy-'))
  const origin = `http://localhost:${port}`
  const [one, other] = instances.map((address) => new URL(address).host)
  const child = spawn('caddy', ['run', '--config', 'deploy/caddy/Caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SHOP_ADDRESS: origin,
      SHOP_INSTANCE_1: one,
      SHOP_INSTANCE_2: other,
      UNREADY_PORT: String(port + 3),
      CADDY_ADMIN: 'off',
    },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const ended = exitOf(child).then(
    (code) => {
      throw new Error(`Caddy ended before it was ready (${code}).`)
    },
    () => {
      throw new Error('Caddy is not installed (Debian: apt-get install caddy).')
    },
  )
  await Promise.race([untilItResponds(`${origin}/health`), ended])
  ended.catch(() => undefined)
  return {
    origin,
    log: () =>
      output
        .split('\n')
        .slice(0, -1)
        .map((line): unknown => JSON.parse(line)),
    output: () => output + errors,
    async close() {
      await stop(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
