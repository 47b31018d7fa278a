import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { stop, untilItResponds } from './processes.ts'
import { shopEnvironment, shopProgram } from './shop-program.ts'

/** Several processes of the built shop on one machine, each with its own port. */
export interface Instances {
  origins: readonly string[]
  /** Of the running processes. */
  pids: () => number[]
  stop: () => Promise<void>
}

export interface InstancesOptions {
  env: NodeJS.ProcessEnv
  firstPort: number
  /** Whether to print their logs; tests hide them. */
  log?: 'shown' | 'hidden'
  /** DRAIN_SECONDS; empty for the default of the shop. */
  drainSeconds?: string
}

export const instanceHost = '127.0.0.1'
const pauseMs = 300
// Longer than the interval of the balancer's health checks.
const usualDrain = '1'

/** Ports of the instances behind a balancer, with the name of their setting. */
export function instancePorts(count: number, port: number): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`PORT + ${index + 1}`, port + index + 1]),
  )
}

/** Starts the instances and restarts any that exits. Resolves when all are ready. */
export async function startInstances(
  count: number,
  { env, firstPort, log = 'hidden', drainSeconds = usualDrain }: InstancesOptions,
): Promise<Instances> {
  const ports = Array.from({ length: count }, (_, index) => firstPort + index)
  const running = new Map<number, ChildProcess>()
  let stopping = false

  function start(port: number): void {
    const child = spawn(process.execPath, shopProgram, {
      env: {
        ...env,
        ...shopEnvironment,
        HOST: instanceHost,
        PORT: String(port),
        TRUST_PROXY: 'true',
        DRAIN_SECONDS: drainSeconds,
      },
      stdio: ['ignore', log === 'shown' ? 'inherit' : 'ignore', 'inherit'],
    })
    running.set(port, child)
    child.once('exit', async () => {
      running.delete(port)
      await delay(pauseMs)
      if (!stopping) start(port)
    })
  }

  for (const port of ports) start(port)
  const origins = ports.map((port) => `http://${instanceHost}:${port}`)
  await Promise.all(origins.map((origin) => untilItResponds(`${origin}/health/ready`)))
  return {
    origins,
    pids: () => [...running.values()].flatMap(({ pid }) => pid ?? []),
    async stop() {
      stopping = true
      await Promise.all([...running.values()].map(stop))
    },
  }
}
