import { isDemoPlace } from './demo.ts'
import { runToEnd } from './processes.ts'

/** Brings the tables up to date before the shop opens, and fills it where it is the demo; answers whether it is. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<boolean> {
  const isDemo = isDemoPlace(env)
  await runToEnd({ args: [isDemo ? 'scripts/seed.ts' : 'scripts/migrate.ts'], env })
  return isDemo
}
