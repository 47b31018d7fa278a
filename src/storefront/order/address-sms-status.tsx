import { resendAddressSms } from '#api/recipient-address.ts'
import { callUs } from '#commerce/call-us.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { orderStatusProperties } from '#commerce/orders/order-status.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import type { AddressSmsView } from '#commerce/orders/recipient-address/address-sms.ts'
import type { ResentAddressSms } from '#commerce/orders/recipient-address/resend-address-sms.server.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import type { ShopPhones } from '#commerce/shop-phones.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { addressLinkText } from './address-link-panel.messages.ts'
import { type RequestNotices, useOrderRequest } from './use-order-request.ts'

interface AddressSmsStatusProps {
  order: OrderDetail
  sms: AddressSmsView
}

/** The state of the text message with which the shop asks the recipient of an anonymous order. */
export function AddressSmsStatus({ order, sms }: AddressSmsStatusProps) {
  const { send, pending } = useOrderRequest(order.id, notices())
  const resend = () => resendAddressSms({ data: { orderId: order.id } })
  return (
    <>
      <p role="status" className="mt-1 max-w-[56ch] text-ink-soft">
        {messageOf(order, sms, shopDetails)}
      </p>
      {sms.state !== 'rejected' && sms.resendFrom !== null && (
        <Button
          variant="quiet"
          className="mt-5"
          pending={pending}
          onClick={() => void send(resend, addressLinkText('onItsWay'))}
        >
          {addressLinkText('textAgain')}
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
      return addressLinkText('texting', recipient)
    case 'sent':
      return addressLinkText('texted', {
        name: recipient.name,
        time: formatMoment(changedAt),
      })
    case 'rejected':
      return orderStatusProperties[status].ownerMayChange
        ? addressLinkText('rejected', recipient)
        : addressLinkText('rejectedLate', { phone: recipient.phone, callUs: callUs(phones) })
  }
}

const notices = (): RequestNotices<Extract<ResentAddressSms, { ok: false }>> => ({
  failed: { title: addressLinkText('notTexted'), message: addressLinkText('retry') },
  refused(refused) {
    switch (refused.refusal) {
      case 'too-often':
        return {
          title: formText('pleaseWait'),
          message: formText('tryAgain', { wait: waitMessage(refused.seconds) }),
        }
      case 'no-more-messages':
        return {
          title: addressLinkText('noMoreMessages'),
          message: addressLinkText('noMoreMessagesNote'),
        }
      case 'address-not-asked':
        return { title: addressLinkText('notNeeded'), message: addressLinkText('notNeededNote') }
      case 'order-not-found':
        return { title: addressLinkText('notYours'), message: formText('signInAgain') }
    }
  },
})
