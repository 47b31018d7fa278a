import { type Migrations, required } from './schema-helpers.ts'

export const backupMigrations: Migrations = {
  /** The time of the latest backup, in one row. */
  async '0059-backup-times'(db) {
    await db.schema
      .createTable('backup_times')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('bigint', 'completed_at'))
      .execute()
  },
}
