import './support/checked-settings.ts'
import { spawn } from 'node:child_process'
import { exitOf } from './support/processes.ts'
import { shopEnvironment, shopProgram } from './support/shop-program.ts'

/** Starts the built shop as in production and forwards its exit: `npm run serve`. */

const env = { ...process.env, ...shopEnvironment }
const child = spawn(process.execPath, shopProgram, { stdio: 'inherit', env })
// A process manager signals this process: forward it, and let the shop shut down gracefully.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal))
}
process.exitCode = (await exitOf(child)) ?? 1
