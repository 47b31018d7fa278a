import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { emptyValues } from '#commerce/catalogue/product-schema.ts'
import { newDocumentId } from '../document-id.ts'
import { sizesOf } from './catalogue/sizes.ts'
import { demoAddOns } from './demo-add-ons.ts'
import type { DemoProduct } from './demo-catalogue.ts'
import { demoFacets } from './demo-facets.ts'

const day = 24 * 60 * 60_000

type Pictures = Pick<Product, 'image' | 'images' | 'pictureDetails'>

/** A product of the demo with its sizes, as the shop stores it. */
export function demoStaffProduct(
  product: DemoProduct,
  {
    category,
    categoryIds,
    createdAt,
    now,
    sizePictures = new Map(),
    ...pictures
  }: Pictures & {
    id: string
    category: string
    /** The ids of all categories by their slugs. */
    categoryIds: ReadonlyMap<string, string>
    createdAt: number
    now: number
    /** By the English name of the size. */
    sizePictures?: ReadonlyMap<string, Pictures>
  },
): StaffProduct {
  const { name, description, care, nameAr, descriptionAr, careAr } = product
  const { price, stock, leadDays, guaranteeDays = null } = product
  const { colours = [], flowers = [], stems = null } = demoFacets[product.slug] ?? {}
  const sizes = sizesOf(name)
  return {
    ...emptyValues,
    ...{ name, description, care, nameAr, descriptionAr, careAr },
    ...{ price, stock, leadDays, guaranteeDays, category, colours, flowers },
    ...salePriceOf(product, now),
    variantName: sizes ? 'Classic' : '',
    variantNameAr: sizes ? 'كلاسيكي' : '',
    stemCount: sizes?.classic.stems ?? stems,
    heightCm: sizes?.classic.height ?? null,
    ...pictures,
    variantOf: null,
    furtherVariants: (sizes?.further ?? []).map((size) => ({
      id: newDocumentId(),
      variantName: size.name,
      variantNameAr: size.nameAr,
      price: size.price,
      ...noSale,
      stock: size.stock,
      leadDays,
      stemCount: size.stems,
      heightCm: size.height,
      ...(sizePictures.get(size.name) ?? noPictures),
    })),
    ...addOnOf(product.slug, categoryIds),
    archivedAt: null,
    createdAt,
    updatedAt: createdAt,
  }
}

const noPictures: Pictures = { image: null, images: [], pictureDetails: {} }

/** The occasions of its rules follow when they are stored. */
function addOnOf(slug: string, categoryIds: ReadonlyMap<string, string>) {
  const { use = 'no', order = 0, categories = [] } = demoAddOns[slug] ?? {}
  const addOnWith = categories.flatMap((category) => categoryIds.get(category) ?? [])
  return { addOn: use, addOnWith, addOnOrder: order }
}

const noSale = { salePrice: null, saleStartDate: null, saleEndDate: null }

/** The sale of a product, relative to the time of seeding. */
function salePriceOf({ sale }: DemoProduct, now: number) {
  if (!sale) return noSale
  return {
    salePrice: sale.price,
    saleStartDate: Math.round(now + sale.startsInDays * day),
    saleEndDate: Math.round(now + sale.endsInDays * day),
  }
}
