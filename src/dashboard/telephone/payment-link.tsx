import { useState } from 'react'
import { makePaymentLink } from '#api/telephone-orders.ts'
import { plainText } from '#commerce/plain-text.ts'
import { whatsAppAddress } from '#commerce/shop-phones.ts'
import type { Locale } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { notify } from '#ui/toast.ts'
import { useSave } from '../saving/use-save.ts'
import { telephoneText } from './telephone.messages.ts'

interface PaymentLinkProps {
  orderId: string
  phone: string
  /** The language of the customer. */
  locale: Locale
  /** The text of the chat message; that of a new order by default. */
  messageOf?: (link: string) => string
}

/** Makes the link with which a customer pays an order, to copy it or to send it by WhatsApp. */
export function PaymentLink({
  orderId,
  phone,
  locale,
  messageOf = (link) => telephoneText('linkMessage', { link }),
}: PaymentLinkProps) {
  const [link, setLink] = useState<string | null>(null)
  const { save, isSaving } = useSave({
    send: () => makePaymentLink({ data: { orderId } }),
    refusal: ({ refusal }) => ({
      title: telephoneText('linkNotMade'),
      message: telephoneText(refusal === 'nothing-to-pay' ? 'nothingToPay' : 'orderNotFound'),
    }),
  })

  async function make() {
    const made = await save()
    if (made?.ok) setLink(`${window.location.origin}${withLocale(made.path, locale)}`)
  }

  if (link === null) {
    return (
      <div>
        <Button pending={isSaving} onClick={() => void make()}>
          {telephoneText('makeLink')}
        </Button>
      </div>
    )
  }
  // Isolation would become a part of the link.
  const message = plainText(messageOf(link))
  return (
    <div className="grid gap-3">
      <p dir="ltr" className="rounded-sm bg-white px-4 py-3 text-sm wrap-anywhere select-all">
        {link}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy(link)}>{telephoneText('copy')}</Button>
        <a
          href={whatsAppAddress(phone, message)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'quiet' })}
        >
          {telephoneText('whatsApp')}
        </a>
      </div>
    </div>
  )
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    notify.success(telephoneText('copied'))
  } catch {
    // Without a secure origin or the permission.
    notify.error(telephoneText('notCopied'))
  }
}
