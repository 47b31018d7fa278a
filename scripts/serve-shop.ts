import './support/checked-settings.ts'
import { spawn } from 'node:child_process'
import { exitOf } from './support/processes.ts'
import { shopEnvironment, shopProgram } from './support/shop-program.ts'

/** Opens the built shop as it is run in production, and ends as it does: `npm run serve`. */

const env = { ...process.env, ...shopEnvironment }
const child = spawn(process.execPath, shopProgram, { stdio: 'inherit', env })
// Whatever keeps the shop running speaks to this process: the shop is told, and closes in its own time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal))
}
process.exitCode = (await exitOf(child)) ?? 1
