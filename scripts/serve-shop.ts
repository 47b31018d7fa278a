import './support/checked-settings.ts'
import { spawn } from 'node:child_process'
import { exitOf } from './support/processes.ts'
import { shopEnvironment, shopProgram } from './support/shop-program.ts'

/**
 * Becomes the built shop as in production: `npm run serve`. The same process goes on as the shop, so a service manager
 * that kills it leaves no shop behind.
 */

const env = { ...process.env, ...shopEnvironment }
// Windows cannot replace a process.
if (process.platform !== 'win32') process.execve?.(process.execPath, ['node', ...shopProgram], env)
const child = spawn(process.execPath, shopProgram, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal))
}
process.exitCode = (await exitOf(child)) ?? 1
