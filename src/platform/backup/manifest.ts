import { z } from 'zod'

/** What a backup says of itself: enough to see whether it is whole, and whether what was restored is the same. */
const manifestSchema = z.object({
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

/** As it is written in its file. */
export const manifestText = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      const told: unknown = JSON.parse(text)
      return told
    } catch {
      addIssue('is not JSON')
      return z.NEVER
    }
  })
  .pipe(manifestSchema)

export type Manifest = z.infer<typeof manifestSchema>

/** A backup holds names, addresses and accounts: its owner alone reads it. */
export const ownFolder = 0o700
export const ownFile = 0o600

export const manifestFile = 'manifest.json'
export const databaseFile = 'shop.sqlite'
export const filesFolder = 'files'
