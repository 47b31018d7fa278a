import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { makeAddressLink } from '#api/recipient-address.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { missingAddressNote } from '#commerce/orders/recipient-address/address-sms.ts'
import { plainText } from '#commerce/plain-text.ts'
import { whatsAppAddress } from '#commerce/shop-phones.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { notify } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { addressLinkText } from './address-link-panel.messages.ts'
import { AddressSmsStatus } from './address-sms-status.tsx'
import { OrderPanel } from './order-panel.tsx'
import { redirectForError } from './redirect-for-error.ts'

export function AddressLinkPanel({ order }: { order: OrderDetail }) {
  const { addressSms } = order
  // The sender shares a link where the shop could not: the last resort of an anonymous one.
  const maySend = !addressSms || addressSms.state === 'rejected' || addressSms.resendFrom === null
  return (
    <OrderPanel title={addressLinkText('title')}>
      {addressSms && <AddressSmsStatus order={order} sms={addressSms} />}
      {maySend && <PrivateLink order={order} isFallback={Boolean(addressSms)} />}
      <p className="mt-5 max-w-[56ch] border-t border-line pt-4 text-ink-soft">
        {missingAddressNote(order)}
      </p>
    </OrderPanel>
  )
}

function PrivateLink({ order, isFallback }: { order: OrderDetail; isFallback: boolean }) {
  const [link, setLink] = useState<string | null>(null)
  const { pending, run } = useOneAtATime()
  const navigate = useNavigate()

  async function make() {
    try {
      const result = await makeAddressLink({ data: { orderId: order.id } })
      if (result.ok) setLink(`${window.location.origin}${withLocale(`/a/${result.token}`)}`)
      else notify.error(addressLinkText('linkOver'), addressLinkText('linkOverNote'))
    } catch (error) {
      const to = redirectForError(error)
      if (!to) return notify.error(addressLinkText('notCreated'), addressLinkText('retry'))
      notify.error(addressLinkText('signIn'), addressLinkText('signInNote'))
      await navigate({ to, search: { next: `/o/${order.id}` } })
    }
  }

  return (
    <>
      <p className={isFallback ? 'mt-4 max-w-[56ch]' : 'mt-1 max-w-[56ch] text-ink-soft'}>
        {addressLinkText.rich(isFallback ? 'shareToo' : 'share', {
          name: () => <bdi>{order.recipient.name}</bdi>,
        })}
      </p>
      {!order.senderShown && <p className="mt-3 max-w-[56ch]">{addressLinkText('anonymous')}</p>}
      {link ? (
        <ShareLink link={link} order={order} />
      ) : (
        <Button
          variant={isFallback ? 'quiet' : 'primary'}
          className="mt-5"
          pending={pending}
          onClick={() => void run(make)}
        >
          {addressLinkText('create')}
        </Button>
      )}
    </>
  )
}

function ShareLink({ link, order }: { link: string; order: OrderDetail }) {
  // Isolation would become a part of the link.
  const text = plainText(addressLinkText('shared', { link }))
  return (
    <div className="mt-5 grid gap-4" role="status">
      <p dir="ltr" className="rounded-sm bg-white px-4 py-3 text-sm wrap-anywhere select-all">
        {link}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsAppAddress(order.recipient.phone, text)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle()}
        >
          {addressLinkText('whatsApp')}
        </a>
        <Button variant="quiet" onClick={() => void copy(link)}>
          {addressLinkText('copy')}
        </Button>
        {'share' in navigator && (
          <Button variant="quiet" onClick={() => void share(text)}>
            {addressLinkText('shareAction')}
          </Button>
        )}
      </div>
    </div>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify.success(addressLinkText('copied'))
  } catch {
    notify.error(addressLinkText('notCopied'), addressLinkText('notCopiedNote'))
  }
}

async function share(text: string): Promise<void> {
  // `share` rejects when the customer closes the share dialog.
  await navigator.share({ text }).catch(() => undefined)
}
