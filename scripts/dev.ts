import { spawn } from 'node:child_process'
import { prepareDatabase, sandboxSettings, usesSandbox } from './support/demo.ts'
import { placeOf } from './support/place-of.ts'
import { startServer, stopWith } from './support/processes.ts'
import { prepareSettings } from './support/settings-file.ts'

/** Development server with hot reload. */

prepareSettings()
const { env } = process
await prepareDatabase(env)

const children = []
if (usesSandbox(env)) {
  const sandbox = sandboxSettings(env)
  const readyAt = `${sandbox.SANDBOX_ORIGIN}/`
  children.push(await startServer({ args: ['--watch', 'sandbox/main.ts'], env: sandbox, readyAt }))
}
const port = String(placeOf(env).port)
const vite = ['node_modules/vite/bin/vite.js', 'dev', '--port', port, '--strictPort']
children.push(await startServer({ args: vite, readyAt: `http://localhost:${port}/` }))
children.push(spawn(process.execPath, ['--watch', 'scripts/jobs.ts'], { stdio: 'inherit' }))
stopWith(children)
