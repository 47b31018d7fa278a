import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { makeAddressLink } from '#api/recipient-address.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { notify } from '#ui/toast.ts'
import { checkoutAction } from './authorization-error-message.ts'
import { whatsAppAddress } from './whats-app-address.ts'

/** The way by which the recipient tells where they live: a private link that the sender passes on. */
export function AddressLinkPanel({ order }: { order: OrderDetail }) {
  const [link, setLink] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()

  async function make() {
    setPending(true)
    try {
      const answer = await makeAddressLink({ data: { orderId: order.id } })
      if (answer.ok) setLink(`${window.location.origin}/a/${answer.token}`)
      else notify.error('No link can be made any more', 'Please reload the page.')
    } catch (error) {
      const to = checkoutAction(error)
      if (to) {
        notify.error('Please sign in again', 'Your sign-in has ended meanwhile.')
        await navigate({ to, search: { next: `/o/${order.id}` } })
      } else {
        notify.error('The link could not be made', 'Please try again in a moment.')
      }
    }
    setPending(false)
  }

  return (
    <section aria-labelledby="address-link" className="rounded-sm bg-linen px-5 py-7 sm:px-8">
      <h2 id="address-link" className="font-display text-lg font-normal">
        We still need the address
      </h2>
      <p className="mt-1 max-w-[56ch] text-ink-soft">
        Pass this private link on to {order.recipient.name}. What they write there stays between
        them and us, and you do not see it.
      </p>
      {!order.senderShown && (
        <p className="mt-3 max-w-[56ch]">
          You send the flowers without a name: a message from your own number would tell it.
        </p>
      )}
      {link ? (
        <Passing link={link} order={order} />
      ) : (
        <Button className="mt-5" pending={pending} onClick={() => void make()}>
          Make the link
        </Button>
      )}
    </section>
  )
}

function Passing({ link, order }: { link: string; order: OrderDetail }) {
  const text = `Flowers are coming to you. Please tell the florist where to bring them: ${link}`
  return (
    <div className="mt-5 grid gap-4" role="status">
      <p className="rounded-sm bg-white px-4 py-3 text-sm wrap-anywhere select-all">{link}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsAppAddress(order.recipient.phone, text)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle()}
        >
          Send by WhatsApp
        </a>
        <Button look="quiet" onClick={() => void copy(link)}>
          Copy
        </Button>
        {'share' in navigator && (
          <Button look="quiet" onClick={() => void share(text)}>
            Share…
          </Button>
        )}
      </div>
    </div>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    notify.success('Link copied')
  } catch {
    notify.error('The link could not be copied', 'Please mark it and copy it by hand.')
  }
}

async function share(text: string): Promise<void> {
  // Whoever closes the sheet has changed their mind.
  await navigator.share({ text }).catch(() => undefined)
}
