import { sql } from 'kysely'
import { lockPictures } from '#commerce/pictures/lock-pictures.server.ts'
import { newDocumentId } from '../document-id.ts'
import type { Transaction } from '../engine.server.ts'
import { demoAddOns } from './demo-add-ons.ts'
import { demoOccasions } from './demo-occasions.ts'

interface SeededCatalogue {
  addressOf: (file: string) => string
  /** The id of a product by its slug. */
  productIds: ReadonlyMap<string, string>
}

export async function seedOccasions(
  tx: Transaction,
  { addressOf, productIds }: SeededCatalogue,
  now: number,
): Promise<void> {
  for (const [index, occasion] of demoOccasions.entries()) {
    const { slug, name, nameAr, intro, introAr, isSensitive, dateRule, picture } = occasion
    const id = newDocumentId()
    const image = addressOf(picture)
    const usedBy = `occasion:${id}` as const
    const placeholders = await lockPictures(tx, { usedBy, addresses: [image], at: now })
    await tx
      .insertInto('occasions')
      .values({
        ...{ id, slug, name, nameAr, intro, introAr, image },
        imagePlaceholder: placeholders?.get(image) ?? null,
        sensitive: isSensitive ? 1 : 0,
        position: index + 1,
        dateRule: JSON.stringify(dateRule),
        archivedAt: null,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    const products = occasion.products.map((product, place) => {
      const productId = productIds.get(product)
      if (productId === undefined) throw new Error(`${slug} has an unknown product: ${product}.`)
      return { occasionId: id, productId, position: place + 1 }
    })
    await tx.insertInto('occasionProducts').values(products).execute()
    await offerAddOns(tx, { slug, id, productIds })
  }
}

/** Adds the occasion to the rules of its add-ons. */
async function offerAddOns(
  tx: Transaction,
  { slug, id, productIds }: { slug: string; id: string; productIds: ReadonlyMap<string, string> },
): Promise<void> {
  for (const [product, { occasions = [] }] of Object.entries(demoAddOns)) {
    if (!occasions.includes(slug)) continue
    await tx
      .updateTable('products')
      .set({ addOnWith: sql<string>`trim(add_on_with || ${` ${id}`})` })
      .where('id', '=', productIds.get(product) ?? '')
      .execute()
  }
}
