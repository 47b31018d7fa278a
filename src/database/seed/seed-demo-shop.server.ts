import { applyPictures } from '#commerce/catalogue/editing/draft-pictures.ts'
import { insertProduct } from '#commerce/catalogue/editing/staff-product-store.server.ts'
import { variantPictures } from '#commerce/catalogue/editing/write-product.server.ts'
import { addDays, type CivilDate, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { parsePlace } from '#commerce/delivery/place.ts'
import { lockPictures } from '#commerce/pictures/lock-pictures.server.ts'
import { nameShopPicture } from '#commerce/pictures/shop-picture-store.server.ts'
import { storePicture } from '#commerce/pictures/store-picture.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { newDocumentId } from '../document-id.ts'
import type { Database, Transaction } from '../engine.server.ts'
import { exists } from '../exists.server.ts'
import { inTransaction } from '../transaction.server.ts'
import { type DemoProduct, demoCategories, demoProducts } from './demo-catalogue.ts'
import {
  type DemoPeakDay,
  demoDeliveryClosures,
  demoDeliverySlots,
  demoDeliveryZones,
  demoPeakDays,
} from './demo-delivery.ts'
import { demoOccasions } from './demo-occasions.ts'
import { phoneHalfOf, picturesOf, readDemoPicture, sizePicturesOf } from './demo-pictures.ts'
import { demoStaffProduct } from './demo-product-rows.server.ts'
import { seedOccasions } from './seed-occasions.server.ts'
import { insertDemoRecipes, insertDemoStems } from './seed-recipes.server.ts'

type Shop = Pick<ShopContext, 'db' | 'files' | 'now'>

/** Called after each picture, because they take the longest. */
type Progress = (done: number, all: number) => void

// Jobs create the AVIF copies while the shop is open, one at a time.
const avifEveryMs = 3_000

/** Whether the shop has a catalogue. The demo is seeded only into an empty one. */
export function hasCatalogue(db: Database): Promise<boolean> {
  return exists(db.selectFrom('categories').select('id'))
}

interface SeedOptions {
  progress: Progress
  /** When jobs begin to create the AVIF copies, in milliseconds from now. */
  firstAvifMs: number
}

/** Seeds an empty shop with the demo catalogue and delivery calendar, all or nothing. */
export async function seedDemoShop(shop: Shop, options: SeedOptions): Promise<void> {
  const addresses = await storePictures(shop, options)
  const hero = await storeHero(shop)
  const addressOf = (file: string): string => {
    const address = addresses.get(file)
    if (address === undefined) throw new Error(`The demo has no picture ${file}.`)
    return address
  }
  const now = shop.now()
  await inTransaction(shop.db, async (tx) => {
    const productIds = await seedCatalogue(tx, addressOf, now)
    await seedOccasions(tx, { addressOf, productIds }, now)
    await seedDelivery(tx, now)
    await nameShopPicture(tx, 'hero', hero.wide, now)
    await nameShopPicture(tx, 'hero-phone', hero.phone, now)
  })
}

/** Uploads them as staff would. */
async function storePictures(
  shop: Shop,
  { progress, firstAvifMs }: SeedOptions,
): Promise<Map<string, string>> {
  const names = new Set([
    ...demoCategories.map((category) => category.picture),
    ...demoProducts.flatMap((product) => picturesOf(product)),
    ...demoProducts.flatMap((product) => sizePicturesOf(product).map(({ file }) => file)),
    ...demoOccasions.map((occasion) => occasion.picture),
  ])
  const addresses = new Map<string, string>()
  for (const name of names) {
    const content = await readDemoPicture(name)
    const avifAt = shop.now() + firstAvifMs + addresses.size * avifEveryMs
    addresses.set(name, await store(shop, name, content, avifAt))
    progress(addresses.size, names.size)
  }
  return addresses
}

async function storeHero(shop: Shop): Promise<{ wide: string; phone: string }> {
  const picture = await readDemoPicture('hero.webp')
  return {
    phone: await store(shop, 'hero-phone', await phoneHalfOf(picture), shop.now()),
    wide: await store(shop, 'hero', picture, shop.now()),
  }
}

async function store(shop: Shop, name: string, content: Buffer, avifAt: number): Promise<string> {
  const stored = await storePicture(shop, content, { createdBy: null, avifAt })
  if (!stored.ok) throw new Error(`${name} was refused: ${stored.refusal}.`)
  return stored.picture.address
}

async function seedCatalogue(
  tx: Transaction,
  addressOf: (file: string) => string,
  now: number,
): Promise<Map<string, string>> {
  const times = { createdAt: now, updatedAt: now }
  const ids = new Map<string, string>()
  for (const { slug, name, nameAr, position, picture } of demoCategories) {
    const id = newDocumentId()
    ids.set(slug, id)
    const image = addressOf(picture)
    const usedBy = `category:${id}` as const
    const placeholders = await lockPictures(tx, { usedBy, addresses: [image], at: now })
    const imagePlaceholder = placeholders?.get(image) ?? null
    const row = { id, name, nameAr, position, image, imagePlaceholder, ...times }
    await tx.insertInto('categories').values(row).execute()
  }
  const productIds = new Map<string, string>()
  const stemIds = await insertDemoStems(tx)
  for (const [age, product] of interleaved(demoProducts).entries()) {
    const category = ids.get(product.category)
    if (category === undefined) throw new Error(`${product.slug} has no category in the demo.`)
    const createdAt = now - age * 60_000
    const images = picturesOf(product).map(addressOf)
    const id = newDocumentId()
    productIds.set(product.slug, id)
    const usedBy = `product:${id}` as const
    const placeholders = await lockPictures(tx, { usedBy, addresses: images, at: now })
    const pictures = applyPictures(
      images.map((address) => ({ address, alt: '' })),
      placeholders ?? new Map(),
    )
    const sizePictures = await lockSizePictures(tx, { product, id, addressOf, now })
    const row = {
      ...{ id, category, categoryIds: ids, createdAt, now, sizePictures },
      ...pictures,
    }
    const stored = demoStaffProduct(product, row)
    await insertProduct(tx, stored)
    await insertDemoRecipes(tx, { slug: product.slug, stored, stemIds })
  }
  return productIds
}

interface SeededProduct {
  product: DemoProduct
  id: string
  addressOf: (file: string) => string
  now: number
}

async function lockSizePictures(
  tx: Transaction,
  { product, id, addressOf, now }: SeededProduct,
): Promise<Map<string, ReturnType<typeof applyPictures>>> {
  const pictures = sizePicturesOf(product).map(({ file, ...picture }) => ({
    ...picture,
    address: addressOf(file),
  }))
  const addresses = pictures.map(({ address }) => address)
  const placeholders = await lockPictures(tx, { usedBy: variantPictures(id), addresses, at: now })
  return new Map(
    pictures.map(({ size, ...picture }) => [
      size,
      applyPictures([picture], placeholders ?? new Map()),
    ]),
  )
}

/** Alternates categories, so that the newest products on the home page are not all roses. */
function interleaved(products: readonly DemoProduct[]): DemoProduct[] {
  const turnOf = (product: DemoProduct) =>
    products.filter(({ category }) => category === product.category).indexOf(product)
  return products.toSorted((one, other) => turnOf(one) - turnOf(other))
}

/** Inserts areas, slots, closed days and peak days. */
export async function seedDelivery(tx: Transaction, now: number): Promise<void> {
  const zones = demoDeliveryZones.map(({ place, ...zone }, position) => ({
    id: newDocumentId(),
    ...zone,
    open: 1 as const,
    position,
    latitudeMicro: parsePlace(place)?.latitude ?? null,
    longitudeMicro: parsePlace(place)?.longitude ?? null,
  }))
  await tx.insertInto('deliveryZones').values(zones).execute()

  const slots = demoDeliverySlots.map((slot, position) => ({
    id: newDocumentId(),
    ...slot,
    position,
  }))
  await tx.insertInto('deliverySlots').values(slots).execute()

  const today = civilDateAt(now)
  const closures = demoDeliveryClosures.map(({ inDays, ...reasons }) => ({
    date: addDays(today, inDays),
    ...reasons,
  }))
  await tx.insertInto('deliveryClosures').values(closures).execute()

  const peakDays = demoPeakDays.flatMap((day) =>
    datesOf(day, today).map((date) => ({
      date,
      name: day.name,
      nameAr: day.nameAr,
      surcharge: day.surcharge,
    })),
  )
  await tx
    .insertInto('deliveryPeakDays')
    .values(peakDays)
    .onConflict((conflict) => conflict.column('date').doNothing())
    .execute()
}

/** A yearly day: this year unless it has passed, and next year. */
function datesOf(day: DemoPeakDay, today: CivilDate): CivilDate[] {
  if ('inDays' in day) return [addDays(today, day.inDays)]
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map((each) => `${each}-${day.monthDay}`).filter((date) => date >= today)
}
