import { addColumn, type Migrations, optional, required } from './schema-helpers.ts'

export const deliveryMigrations: Migrations = {
  /** Closures that repeat every week, and the closed days that they have made. */
  async '0049-repeated-closures'(db) {
    await db.schema
      .createTable('delivery_repeated_closures')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('integer', 'weekday'))
      .$call(required('text', 'from_day'))
      .$call(optional('text', 'until_day'))
      .$call(required('text', 'closed_until', 'reason', 'reason_ar'))
      .execute()
    // The previous version leaves it empty.
    await addColumn(db, 'delivery_closures.repeated_by', 'text')
  },

  /** Versions of the rules of a slot on a day, so that no booking passes a concurrent closure. */
  async '0060-slot-versions'(db) {
    await addColumn(db, 'slot_bookings.version', 'integer', 0)
  },
}
