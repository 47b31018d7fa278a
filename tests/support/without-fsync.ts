import SqliteDatabase from 'better-sqlite3'

/**
 * Opens SQLite files without fsync, as the PostgreSQL of these tests runs too: their files need not survive a power cut,
 * and each commit costs 3 ms. Fault tests run the built shop with `synchronous = FULL`.
 */
const { prototype } = SqliteDatabase
const { pragma } = prototype

function withoutFsync(
  this: SqliteDatabase.Database,
  source: string,
  options?: SqliteDatabase.PragmaOptions,
) {
  return pragma.call(this, source === 'synchronous = FULL' ? 'synchronous = OFF' : source, options)
}

// The files of a worker share the prototype.
if (pragma.name !== withoutFsync.name) prototype.pragma = withoutFsync
