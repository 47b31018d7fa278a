import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** Describes a backup, to verify that it is complete and that a restore matches it. */
const manifestSchema = z.object({
  /** Version of the backup format. */
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgresql']),
  /** The migrations applied to its tables. */
  steps: z.array(z.string()),
  /** The hash of the database file. */
  database: z.string(),
  tables: z.record(
    z.string(),
    z.object({ rows: z.int(), sums: z.record(z.string(), z.number()), digest: z.string() }),
  ),
  /** The hashes of the pictures, by their names in the storage. */
  files: z.record(z.string(), z.string()),
})

/** The manifest as a JSON file. */
export const manifestText = z
  .string()
  .transform((text, { addIssue }) => {
    try {
      const parsed: unknown = JSON.parse(text)
      return parsed
    } catch {
      addIssue('is not JSON')
      return z.NEVER
    }
  })
  .pipe(manifestSchema)

export type Manifest = z.infer<typeof manifestSchema>

/** A backup contains personal data, so only its owner may read it. */
export const ownFolder = 0o700
export const ownFile = 0o600

export const manifestFile = 'manifest.json'
export const databaseFile = 'shop.sqlite'
export const filesFolder = 'files'

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
