import { sql } from 'kysely'
import { addColumn, createIndexes, type Migrations, optional, required } from './schema-helpers.ts'

export const reviewMigrations: Migrations = {
  /** Reviews of delivered order lines, with photographs, invitations, and addresses that want none. */
  async '0045-reviews'(db) {
    await db.schema
      .createTable('reviews')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .$call(required('integer', 'position'))
      .$call(required('text', 'product_id'))
      .addColumn('rating', 'integer', (c) => c.notNull().check(sql`rating in (1, 2, 3, 4, 5)`))
      .$call(required('text', 'text', 'name', 'locale'))
      .$call(required('integer', 'photo_agreed', 'photo_shown'))
      .$call(required('bigint', 'created_at', 'updated_at'))
      .$call(optional('text', 'hidden_reason', 'hidden_by'))
      .addColumn('hidden_at', 'bigint')
      .$call(optional('text', 'answer', 'answered_by'))
      .addColumn('answered_at', 'bigint')
      .execute()
    await db.schema
      .createTable('review_photos')
      .addColumn('review_id', 'text', (c) => c.notNull().references('reviews.id'))
      .$call(required('integer', 'position'))
      .$call(required('text', 'image'))
      .addPrimaryKeyConstraint('review_photos_key', ['review_id', 'position'])
      .execute()
    await db.schema
      .createTable('review_invitations')
      .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
      .$call(required('text', 'token_hash'))
      .$call(required('bigint', 'invited_at'))
      .execute()
    await db.schema
      .createTable('review_opt_outs')
      .addColumn('email_hash', 'text', (c) => c.primaryKey())
      .$call(required('bigint', 'at'))
      .execute()
    await createIndexes(
      db,
      'reviews_of_product on reviews (product_id, created_at, id)',
      'reviews_by_time on reviews (created_at, id)',
      'review_invitations_by_token on review_invitations (token_hash)',
    )
    await sql`create unique index "reviews_one_a_line" on reviews (order_id, position)`.execute(db)
  },

  /** Filters of the review list, whose rows may lie anywhere among many. */
  async '0064-review-filters'(db) {
    await createIndexes(
      db,
      'reviews_hidden on reviews (created_at, id) where hidden_reason is not null',
      'reviews_unanswered on reviews (created_at, id) where answer is null',
      'reviews_by_rating on reviews (rating, created_at, id)',
    )
  },

  /** When the customer ended the invitations with the link of this one. */
  async '0077-stopped-invitations'(db) {
    await addColumn(db, 'review_invitations.stopped_at', 'bigint')
  },
}
