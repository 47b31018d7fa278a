import type { ShopContext } from '#commerce/shop-context.ts'
import { newDocumentId } from '#database/document-id.ts'
import { demoCategories, demoProducts } from '#database/seed/demo-catalogue.ts'
import { seedDemoPeople } from '#database/seed/seed-demo-people.server.ts'
import { salePriceOf, seedDelivery } from '#database/seed/seed-demo-shop.server.ts'
import { inTransaction } from '#database/transaction.server.ts'

/** Seeds the catalogue, delivery rules and accounts of the demo without its pictures, whose encoding takes a minute. */
export async function seedDemoWithoutPictures({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  const times = { createdAt: at, updatedAt: at }
  const categories = demoCategories.map(({ slug, name, position }) => ({
    slug,
    row: { id: newDocumentId(), name, position, image: null, imagePlaceholder: null, ...times },
  }))
  const products = demoProducts.map((product) => {
    const { name, description, care, price, stock, leadDays } = product
    const category = categories.find(({ slug }) => slug === product.category)?.row.id ?? ''
    return {
      ...{ id: newDocumentId(), name, description, care, price, stock, leadDays, category },
      ...salePriceOf(product, at),
      ...{ image: null, images: '[]', pictureDetails: '{}' },
      ...times,
    }
  })
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('categories')
      .values(categories.map(({ row }) => row))
      .execute()
    await tx.insertInto('products').values(products).execute()
    await seedDelivery(tx, at)
  })
  await seedDemoPeople(db, async ({ email }) => `uid of ${email}`, at)
}
