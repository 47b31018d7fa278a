import { insertProduct } from '#commerce/catalogue/editing/staff-product-store.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { newDocumentId } from '#database/document-id.ts'
import { demoCategories, demoProducts } from '#database/seed/demo-catalogue.ts'
import { demoStaffProduct } from '#database/seed/demo-product-rows.server.ts'
import { seedDemoPeople } from '#database/seed/seed-demo-people.server.ts'
import { seedDelivery } from '#database/seed/seed-demo-shop.server.ts'
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
    const category = categories.find(({ slug }) => slug === product.category)?.row.id ?? ''
    const pictures = { image: null, images: [], pictureDetails: {} }
    const id = newDocumentId()
    const rows = { id, category, categoryIds: new Map<string, string>() }
    return demoStaffProduct(product, { ...rows, createdAt: at, now: at, ...pictures })
  })
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('categories')
      .values(categories.map(({ row }) => row))
      .execute()
    for (const product of products) await insertProduct(tx, product)
    await seedDelivery(tx, at)
  })
  await seedDemoPeople(db, async ({ email }) => `uid of ${email}`, at)
}
