import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { shopEnvironment, shopProgram } from '../../scripts/support/shop-program.ts'
import { addresses, buildFolder, testSettings } from './test-settings.ts'

/** The built shop in its own process. */
export interface ShopProcess {
  origin: string
  /** Time from start to the first response, in ms. */
  startedInMs: number
  pid: number
  /** Kills it (SIGKILL). */
  kill: () => Promise<void>
  /** Shuts it down gracefully, and returns its exit code. */
  close: () => Promise<number | null>
  /** Its standard error so far. */
  complaints: () => string
  /** Lines of its standard output so far. */
  log: () => string[]
}

export async function startShopProcess(
  dataFolder: string,
  settings: Record<string, string> = {},
  /** Standard output, instead of `log`. */
  output: 'pipe' | number = 'pipe',
): Promise<ShopProcess> {
  const startedAt = performance.now()
  const env = { ...process.env, ...testSettings(dataFolder), BUILD_FOLDER: buildFolder }
  const child = spawn(process.execPath, shopProgram, {
    env: { ...env, ...shopEnvironment, ...settings },
    stdio: ['ignore', output, 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let complaints = ''
  let log = ''
  child.stdout?.on('data', (part: Buffer) => {
    log += part.toString()
  })
  child.stderr?.on('data', (part: Buffer) => {
    complaints += part.toString()
    process.stderr.write(part)
  })
  await untilHealthy(child)
  return {
    origin: addresses.shop,
    startedInMs: performance.now() - startedAt,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async close() {
      child.kill('SIGTERM')
      return ended
    },
    complaints: () => complaints,
    log: () => log.split('\n').filter((line) => line !== ''),
  }
}

async function untilHealthy(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const response = await fetch(`${addresses.shop}/health`)
      if (response.ok) return
    } catch {
      // Not ready yet.
    }
    await delay(20)
  }
  throw new Error('The shop ended before it was open.')
}
