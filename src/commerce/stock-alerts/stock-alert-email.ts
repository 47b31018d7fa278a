import { withLocale } from '#i18n/localized-path.ts'
import { mainImage } from '../catalogue/main-image.ts'
import type { Product } from '../catalogue/product.ts'
import { soldName, wholeId } from '../catalogue/variant.ts'
import type { Email } from '../emails/mailer.ts'
import { stockAlertText as text } from './stock-alert-email.messages.ts'

/** Contains nothing that a visitor typed: the address is unproved. */
export function buildStockAlert(product: Product, stop: string): Email {
  const name = soldName(product)
  const image = mainImage(product)
  const subject = text('subject', { name })
  return {
    subject,
    preview: text('preview'),
    heading: subject,
    paragraphs: [text('body', { name }), text('hurry')],
    ...(image && { picture: { address: image, alt: name } }),
    action: { label: text('action'), address: withLocale(`/p/${wholeId(product)}`) },
    footnote: text('footnote'),
    stop: { label: text('stop'), address: withLocale(stop) },
  }
}
