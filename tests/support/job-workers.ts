import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { testSettings } from './test-settings.ts'

/** A process that runs the jobs of a shop, as another instance would. Without a URL on SQLite. */
export interface JobWorker {
  /** Resolves when it polls for jobs. */
  started: Promise<void>
  pause: () => void
  resume: () => void
  stop: () => Promise<void>
  /** Kills it (SIGKILL). */
  kill: () => Promise<void>
}

/** Starts the job loop alone, with a clock that is ahead by `clockShiftMs`. */
export function startJobWorker(
  dataFolder: string,
  { databaseUrl, clockShiftMs }: { databaseUrl: string; clockShiftMs: number },
): JobWorker {
  const preload = join(import.meta.dirname, 'shifted-clock.ts')
  const child = spawn(process.execPath, ['--import', preload, 'scripts/jobs.ts'], {
    env: {
      ...process.env,
      ...testSettings(dataFolder),
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      TEST_CLOCK_SHIFT_MS: String(clockShiftMs),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const started = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      if (part.toString().includes('jobs started')) resolve()
    })
    child.once('exit', () => reject(new Error('The worker ended before it began.')))
  })
  return {
    started,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
