import { type Kysely, sql } from 'kysely'

/** Details and uses of uploaded pictures, and archived products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('picture_details', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute()
  await db.schema.alterTable('products').addColumn('archived_at', 'bigint').execute()
  await db.schema.alterTable('categories').addColumn('image_placeholder', 'text').execute()

  await db.schema
    .alterTable('uploads')
    .addColumn('used_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('uploads').addColumn('avif_at', 'bigint').execute()
  await db.schema.alterTable('uploads').addColumn('swept_at', 'bigint').execute()

  await db.schema
    .createTable('picture_uses')
    .addColumn('upload_id', 'text', (c) => c.notNull())
    .addColumn('used_by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('picture_uses_key', ['upload_id', 'used_by'])
    .execute()
  await db.schema.createIndex('picture_uses_by_user').on('picture_uses').column('used_by').execute()
  await db.schema.createIndex('order_lines_by_image').on('order_lines').column('image').execute()

  await rememberUses(db)
}

/** Marks the pictures of the existing catalogue as used, so that the sweep does not delete them. */
async function rememberUses(db: Kysely<unknown>): Promise<void> {
  const products = await sql<{ id: string; image: string | null; images: string }>`
    select id, image, images from products`.execute(db)
  const categories = await sql<{ id: string; image: string | null }>`
    select id, image from categories`.execute(db)
  const uses = [
    ...products.rows.flatMap(({ id, image, images }) =>
      [image, ...listOf(images)].map((address) => ({ usedBy: `product:${id}`, address })),
    ),
    ...categories.rows.map(({ id, image }) => ({ usedBy: `category:${id}`, address: image })),
  ]
  for (const { usedBy, address } of uses) {
    const id =
      typeof address === 'string' ? /^\/uploads\/(\w+)\.webp$/.exec(address)?.[1] : undefined
    if (id === undefined) continue
    await sql`insert into picture_uses (upload_id, used_by) values (${id}, ${usedBy})
      on conflict do nothing`.execute(db)
  }
}

function listOf(json: string): unknown[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list : []
}
