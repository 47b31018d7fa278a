import { localizedText } from '#i18n/localized.ts'
import type { Product } from './product.ts'
import type { ProductVariant } from './variant.ts'

/**
 * A product as customers read it: its texts in the language of the page. Both names stay, because carts and wishlists in
 * browsers outlive the page.
 */
export function localizeProduct(product: Product): Product {
  const { description, descriptionAr, care, careAr } = product
  return {
    ...localizeVariant(product),
    ...localizedNames(product),
    description: localizedText({ en: description, ar: descriptionAr }),
    care: localizedText({ en: care, ar: careAr }),
    descriptionAr: '',
    careAr: '',
    // For filters, which the server applies: they would be bytes of every page.
    colours: [],
    flowers: [],
    addOnWith: [],
    furtherVariants: product.furtherVariants.map(localizeVariant),
  }
}

/** A product in a list: without the texts that only its own page shows. */
export function localizeListedProduct(product: Product): Product {
  return localizeProduct({ ...product, description: '', descriptionAr: '', care: '', careAr: '' })
}

function localizeVariant<Variant extends ProductVariant>(variant: Variant): Variant {
  const pictures = Object.entries(variant.pictureDetails).map(
    ([address, { alt, altAr, placeholder }]) =>
      [address, { alt: localizedText({ en: alt, ar: altAr }), placeholder }] as const,
  )
  return {
    ...variant,
    ...localizedVariantNames(variant),
    pictureDetails: Object.fromEntries(pictures),
  }
}

type ProductNames = Pick<Product, 'name' | 'nameAr' | 'nameEn'>

/** The names of a product, from the database or from a page of either language. */
export function localizedNames({ name, nameAr, nameEn = name }: ProductNames): ProductNames {
  const shown = localizedText({ en: nameEn, ar: nameAr })
  return { name: shown, nameAr, ...(shown !== nameEn && { nameEn }) }
}

type VariantNames = Pick<Product, 'variantName' | 'variantNameAr' | 'variantNameEn'>

export function localizedVariantNames({
  variantName,
  variantNameAr,
  variantNameEn = variantName,
}: VariantNames): VariantNames {
  const shown = localizedText({ en: variantNameEn, ar: variantNameAr })
  return { variantName: shown, variantNameAr, ...(shown !== variantNameEn && { variantNameEn }) }
}
