import { startSandbox } from './sandbox.ts'
import { readSettings } from './settings.ts'

const sandbox = await startSandbox(readSettings(process.env))
console.log(`sandbox ready at ${sandbox.origin} (mail on port ${sandbox.smtpPort})`)

async function stop(): Promise<void> {
  await sandbox.close()
  process.exit(0)
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
