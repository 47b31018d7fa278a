import type { ReactNode } from 'react'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress, whatsAppAddress } from '#commerce/shop-phones.ts'
import { contactText } from './contact-ways.messages.ts'

/** The ways to reach the shop, within a sentence: `call …, message us on WhatsApp or email …`. */
export function ContactWays({ subject }: { subject?: string }) {
  const { email, phone, whatsApp } = shopDetails
  const withPhone = whatsApp ? 'all' : 'phone'
  const withoutPhone = whatsApp ? 'whatsApp' : 'email'
  const values = {
    email,
    phone: phone ?? '',
    tel: linkTo(phoneAddress(phone ?? '')),
    chat: linkTo(whatsAppAddress(whatsApp ?? '')),
    mail: linkTo(`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`),
  }
  return contactText.rich(phone ? withPhone : withoutPhone, values)
}

function linkTo(href: string) {
  return (label: ReactNode) => (
    <a href={href} className="link whitespace-nowrap">
      {label}
    </a>
  )
}
