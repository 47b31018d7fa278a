import { resendAddressSms } from '#api/recipient-address.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import type { AddressSmsView } from '#commerce/orders/recipient-address/address-sms.ts'
import type { ResentAddressSms } from '#commerce/orders/recipient-address/resend-address-sms.server.ts'
import { callUs, type ShopPhones } from '#commerce/shop-phones.ts'
import { Button } from '#ui/button.tsx'
import { useShopPhones } from '../layout/shop-phones.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { type RequestNotices, useOrderRequest } from './use-order-request.ts'

interface AddressSmsStatusProps {
  order: OrderDetail
  sms: AddressSmsView
}

/** The state of the text message with which the shop asks the recipient of an anonymous order. */
export function AddressSmsStatus({ order, sms }: AddressSmsStatusProps) {
  const { send, pending } = useOrderRequest(order.id, notices)
  const phones = useShopPhones()
  const resend = () => resendAddressSms({ data: { orderId: order.id } })
  return (
    <>
      <p role="status" className="mt-1 max-w-[56ch] text-ink-soft">
        {messageOf(order, sms, phones)}
      </p>
      {sms.state !== 'rejected' && sms.resendFrom !== null && (
        <Button
          variant="quiet"
          className="mt-5"
          pending={pending}
          onClick={() => void send(resend, 'Message on its way')}
        >
          Text again
        </Button>
      )}
    </>
  )
}

function messageOf(
  { recipient, status }: OrderDetail,
  { state, changedAt }: AddressSmsView,
  phones: ShopPhones,
): string {
  switch (state) {
    case 'waiting':
      return `We are texting ${recipient.name} a private link, without your name.`
    case 'sent':
      return `We texted ${recipient.name} a private link on ${formatMoment(changedAt)}, without your name. You will not see the address they enter.`
    case 'rejected':
      return orderStatusProperties[status].ownerMayChange
        ? `We could not text ${recipient.phone}. Check the number under “Edit phone number”: we text the new one at once.`
        : `We could not text ${recipient.phone}. Please ${callUs(phones)}.`
  }
}

const notices: RequestNotices<Extract<ResentAddressSms, { ok: false }>> = {
  failed: { title: 'Could not send the message', message: 'Try again in a moment.' },
  refused(refused) {
    switch (refused.refusal) {
      case 'too-often':
        return { title: 'Please wait', message: `Try again ${waitMessage(refused.seconds)}.` }
      case 'no-more-messages':
        return {
          title: 'No more messages can be sent',
          message: 'Create a link and share it, or contact us.',
        }
      case 'address-not-asked':
        return {
          title: 'The address is no longer needed',
          message: 'Check the current status of the order.',
        }
      case 'order-not-found':
        return { title: 'You cannot change this order', message: 'Please sign in again.' }
    }
  },
}
