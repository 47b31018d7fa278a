import type { TestProject } from 'vitest/node'
import { startPostgresql } from './postgresql-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string | null
  }
}

/** One PostgreSQL for all database tests: the one that TEST_DATABASE_URL names, or one of our own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresqlUrl', given)
    return async () => {}
  }
  const server = await startPostgresql()
  project.provide('postgresqlUrl', server?.url ?? null)
  return async () => {
    if (server) await server.stop()
    else warnLoudly()
  }
}

function warnLoudly(): void {
  console.warn(
    [
      '',
      '!!! No PostgreSQL was found: every test that is counted as skipped above was left out on PostgreSQL.',
      '!!! Install it (Debian: apt-get install postgresql) or give the address of one as TEST_DATABASE_URL.',
      '',
    ].join('\n'),
  )
}
