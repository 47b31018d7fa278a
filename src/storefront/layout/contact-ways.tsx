import { Fragment } from 'react'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, whatsAppAddress } from '#commerce/shop-phones.ts'
import { useShopPhones } from './shop-phones.ts'

/** The ways to reach the shop, within a sentence: `call …, message us on WhatsApp or email …`. */
export function ContactWays({ subject }: { subject?: string }) {
  const { phone, whatsApp } = useShopPhones()
  const mail = `mailto:${shopDetails.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
  const ways = [
    ...(phone ? [{ verb: 'call', label: phone, href: phoneAddress(phone) }] : []),
    ...(whatsApp
      ? [{ verb: 'message us on', label: 'WhatsApp', href: whatsAppAddress(whatsApp) }]
      : []),
    { verb: 'email', label: shopDetails.email, href: mail },
  ]
  return ways.map(({ verb, label, href }, index) => (
    <Fragment key={verb}>
      {index > 0 && (index === ways.length - 1 ? ' or ' : ', ')}
      {verb}{' '}
      <a href={href} className="link whitespace-nowrap">
        {label}
      </a>
    </Fragment>
  ))
}
