import type { TestProject } from 'vitest/node'
import { type MigratedDatabases, makeMigratedDatabases } from './migrated-databases.ts'
import { startPostgresql } from './postgresql-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string | null
    migrated: MigratedDatabases
  }
}

/** One PostgreSQL server for all database tests: that of TEST_DATABASE_URL, or a temporary one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? null : await startPostgresql({ inMemory: true })
  const url = given ?? server?.url ?? null
  const { remove, ...migrated } = await makeMigratedDatabases(url)
  project.provide('postgresqlUrl', url)
  project.provide('migrated', migrated)
  return async () => {
    await remove()
    await server?.stop()
    if (!url) warnLoudly()
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
