import { addColumn, createIndexes, type Migrations, required } from './schema-helpers.ts'

export const driverMigrations: Migrations = {
  /** Runs of drivers, what became of every delivery, and the cash that drivers handed in. */
  async '0053-driver-runs'(db) {
    await db.schema
      .createTable('delivery_assignments')
      .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
      .$call(required('text', 'driver_id', 'delivery_date', 'assigned_by'))
      .$call(required('integer', 'position'))
      .$call(required('bigint', 'assigned_at'))
      .execute()
    await db.schema
      .createTable('delivery_attempts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .addColumn('driver_id', 'text')
      .$call(required('text', 'reported_by', 'outcome', 'reason', 'received_by'))
      .addColumn('pin_right', 'integer')
      .$call(required('text', 'delivery_date', 'zone_id', 'slot_id'))
      .$call(required('bigint', 'promised_from', 'promised_until', 'happened_at', 'received_at'))
      .$call(required('integer', 'cash_due', 'cash_collected'))
      .addColumn('undone_at', 'bigint')
      .execute()
    await db.schema
      .createTable('cash_handovers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('text', 'driver_id', 'delivery_date', 'confirmed_by', 'note'))
      .$call(required('integer', 'expected', 'counted'))
      .$call(required('bigint', 'confirmed_at'))
      .execute()
    await createIndexes(
      db,
      'delivery_assignments_of_run on delivery_assignments (delivery_date, driver_id, position)',
      'delivery_attempts_of_order on delivery_attempts (order_id, received_at)',
      'delivery_attempts_of_run on delivery_attempts (delivery_date, driver_id)',
      'cash_handovers_of_run on cash_handovers (delivery_date, driver_id)',
    )
    // Where an area lies on the map, in millionths of a degree.
    await addColumn(db, 'delivery_zones.latitude_micro', 'integer')
    await addColumn(db, 'delivery_zones.longitude_micro', 'integer')
  },
}
