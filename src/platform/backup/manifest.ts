import { z } from 'zod'

/** What a backup says of itself: enough to see whether it is whole, and whether what was restored is the same. */
export const manifestSchema = z.object({
  /** Of the form of backups. */
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgresql']),
  /** The migrations that its tables have behind them. */
  steps: z.array(z.string()),
  /** The hash of the database's file. */
  database: z.string(),
  tables: z.record(
    z.string(),
    z.object({ rows: z.int(), sums: z.record(z.string(), z.number()), digest: z.string() }),
  ),
  /** The hashes of the pictures, by their names in the storage. */
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = 'manifest.json'
export const databaseFile = 'shop.sqlite'
export const filesFolder = 'files'
