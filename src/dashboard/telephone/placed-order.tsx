import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { makePaymentLink } from '#api/telephone-orders.ts'
import { formatMoney } from '#commerce/money.ts'
import { plainText } from '#commerce/plain-text.ts'
import { whatsAppAddress } from '#commerce/shop-phones.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { notify } from '#ui/toast.ts'
import { useSave } from '../saving/use-save.ts'
import { telephoneText } from './telephone.messages.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

interface PlacedOrderProps {
  placed: NonNullable<TelephoneForm['placed']>
  total: number
  onNew: () => void
}

export function PlacedOrder({ placed: { orderId, order }, total, onNew }: PlacedOrderProps) {
  const isCash = order.paymentMethod === 'cash'
  return (
    <section className="grid max-w-prose gap-5" aria-live="polite">
      <h1 className="font-display text-xl" tabIndex={-1}>
        {telephoneText('placed')}
      </h1>
      <p>{telephoneText(isCash ? 'placedCash' : 'placedLink', { total: formatMoney(total) })}</p>
      {!isCash && (
        <PaymentLink orderId={orderId} phone={order['contact.phone']} locale={order.locale} />
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId }}
          className={buttonStyle({ variant: isCash ? 'primary' : 'quiet' })}
        >
          {telephoneText('openOrder')}
        </Link>
        <Button variant="quiet" onClick={onNew}>
          {telephoneText('another')}
        </Button>
      </div>
    </section>
  )
}

interface PaymentLinkProps {
  orderId: string
  phone: string
  locale: TelephoneForm['draft']['locale']
}

function PaymentLink({ orderId, phone, locale }: PaymentLinkProps) {
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
  const message = plainText(telephoneText('linkMessage', { link }))
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
