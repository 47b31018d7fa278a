import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type ShopProcess, startShopProcess } from '../../tests/support/shop-process.ts'
import { testSettings } from '../../tests/support/test-settings.ts'
import { runToEnd } from '../support/processes.ts'

export interface BenchShop<Prepared> {
  /** Temporary; `remove` deletes it. */
  folder: string
  prepared: Prepared
  start(): Promise<ShopProcess>
  remove(): void
}

/** A shop in a folder of its own, empty or seeded with the demo. `prepare` runs before it starts. */
export async function prepareShop<Prepared>(
  prepare: (database: OpenDatabase) => Promise<Prepared>,
  { isDemo = false, settings = {} }: { isDemo?: boolean; settings?: Record<string, string> } = {},
): Promise<BenchShop<Prepared>> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-'))
  if (isDemo) {
    const env = { ...process.env, ...testSettings(folder), LOG_LEVEL: 'silent' }
    await runToEnd({ args: ['scripts/seed.ts', '--without-history'], env })
  }
  const file = join(folder, 'shop.sqlite')
  const database = openDatabase({ url: settings.DATABASE_URL, file })
  await migrateToLatest(database)
  const prepared = await prepare(database)
  await database.close()
  return {
    folder,
    prepared,
    // Overload is refused as in production.
    start: () =>
      startShopProcess(folder, { LOG_LEVEL: 'silent', OVERLOAD_LAG_MS: '1000', ...settings }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
