import { isDemoPlace } from './demo.ts'
import { runToEnd } from './processes.ts'

/** Migrates the database and seeds the demo; returns whether this is the demo. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<boolean> {
  const isDemo = isDemoPlace(env)
  await runToEnd({ args: [isDemo ? 'scripts/seed.ts' : 'scripts/migrate.ts'], env })
  return isDemo
}
