import { localizedText } from '#i18n/localized.ts'
import type { Product } from './product.ts'

/**
 * A product as customers read it: its texts in the language of the page. Both names stay, because carts and wishlists in
 * browsers outlive the page.
 */
export function localizeProduct(product: Product): Product {
  const { description, descriptionAr, care, careAr, pictureDetails } = product
  const pictures = Object.entries(pictureDetails).map(
    ([address, { alt, altAr, placeholder }]) =>
      [address, { alt: localizedText({ en: alt, ar: altAr }), placeholder }] as const,
  )
  return {
    ...product,
    ...localizedNames(product),
    description: localizedText({ en: description, ar: descriptionAr }),
    care: localizedText({ en: care, ar: careAr }),
    descriptionAr: '',
    careAr: '',
    pictureDetails: Object.fromEntries(pictures),
  }
}

/** The names of a product, from the database or from a page of either language. */
export function localizedNames({
  name,
  nameAr,
  nameEn = name,
}: Pick<Product, 'name' | 'nameAr' | 'nameEn'>): Pick<Product, 'name' | 'nameAr' | 'nameEn'> {
  const shown = localizedText({ en: nameEn, ar: nameAr })
  return { name: shown, nameAr, ...(shown !== nameEn && { nameEn }) }
}
