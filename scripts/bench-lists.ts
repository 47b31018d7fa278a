import { type GrowthOfList, growthOnPostgresql, growthOnSqlite } from './bench/order-lists.ts'

/** How the workshop's lists grow with the shop, by themselves; `npm run bench` prints the same among its rows. */

function print(engine: string, grown: readonly GrowthOfList[]): void {
  const rows = grown.map(({ name, fewMs, manyMs }): [string, Record<string, string>] => [
    `${engine}, ${name}`,
    {
      'at 1,000': `${fewMs.toFixed(2)} ms`,
      'at 200,000': `${manyMs.toFixed(2)} ms`,
      ratio: (manyMs / fewMs).toFixed(2),
    },
  ])
  console.table(Object.fromEntries(rows))
}

print('SQLite', await growthOnSqlite())
if (process.argv.includes('--postgres')) {
  const grown = await growthOnPostgresql()
  if (grown) print('PostgreSQL', grown)
}
