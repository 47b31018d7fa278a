import { MapPin, Printer } from 'lucide-react'
import { withLocale } from '#i18n/localized-path.ts'
import { type ButtonStyle, buttonStyle } from '#ui/button-style.ts'
import { layoutText } from './layout.messages.ts'

export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} dir="ltr" className="link">
      {number}
    </a>
  )
}

export function MapLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="link mt-1 inline-flex items-center gap-1.5"
    >
      <MapPin className="size-3.5" />
      {layoutText('openMap')}
    </a>
  )
}

interface PrintLinkProps extends Pick<ButtonStyle, 'size'> {
  href: string
  children: string
}

/** Opens a printable document in a new tab. */
export function PrintLink({ href, size = 'small', children }: PrintLinkProps) {
  return (
    <a
      href={withLocale(href)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({ variant: 'quiet', size })}
    >
      <Printer className="size-3.5" />
      {children}
    </a>
  )
}
