import { type Migrations, optional, required } from './schema-helpers.ts'

export const workshopMigrations: Migrations = {
  /** Stems with their recipes, the capacity of a slot on one day, and the pause of new orders. */
  async '0056-workshop'(db) {
    await db.schema
      .createTable('stems')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('text', 'name', 'name_ar'))
      .addColumn('name_key', 'text', (c) => c.notNull().unique())
      .$call(required('integer', 'per_bunch'))
      .$call(required('text', 'supplier'))
      .execute()
    await db.schema
      .createTable('recipes')
      .addColumn('product_id', 'text', (c) => c.primaryKey())
      .$call(required('text', 'stems'))
      .execute()
    // The previous version does not read it: until it is gone, its orders obey the capacity of the slot.
    await db.schema
      .createTable('delivery_day_capacities')
      .$call(required('text', 'date', 'slot_id'))
      .$call(required('integer', 'capacity'))
      .addPrimaryKeyConstraint('delivery_day_capacities_pkey', ['date', 'slot_id'])
      .execute()
    await db.schema
      .createTable('order_pauses')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(optional('bigint', 'until'))
      .execute()
  },
}
