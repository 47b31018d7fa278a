import type { ConfirmAnswer } from '#api/cash-confirmation.ts'
import type { LinkAnswer } from '#api/owner-links.ts'
import { callUs } from '#commerce/call-us.ts'
import type { FieldProblem } from '#commerce/checkout/field-problem.ts'
import type { ResentCode } from '#commerce/orders/confirmation/resend-code.server.ts'
import type { ChangedDelivery } from '#commerce/orders/customer/change-delivery.server.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Refusal } from '#commerce/refusal.ts'
import type { ShopPhones } from '#commerce/shop-phones.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { formText } from '#ui/form.messages.ts'
import { windowLostMessages } from '../checkout/delivery-label.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { noticeText } from './request-notices.messages.ts'
import type { RequestNotices } from './use-order-request.ts'

type Refused<Result> = Extract<Result, { ok: false }>
type Invalid = Refusal<'invalid', { problem: FieldProblem }>

export const changeNotices = (
  phones: ShopPhones,
): RequestNotices<Refused<ChangedDelivery> | Invalid> => ({
  loading: formText('saving'),
  failed: { title: formText('saveFailed'), message: formText('tryLater') },
  refused(refused) {
    switch (refused.refusal) {
      case 'invalid':
        return { title: noticeText('notSaved'), message: fieldProblemText(refused.problem) }
      case 'order-not-found':
        return { title: noticeText('notYours'), message: formText('signInAgain') }
      case 'changed-elsewhere':
        return { title: noticeText('changed'), message: noticeText('changedNote') }
      case 'too-late-to-change':
        return { title: noticeText('tooLate'), message: tooLate(refused.status, phones) }
      case 'slot-unavailable':
        return { title: noticeText('notSaved'), message: windowLostMessages[refused.state] }
      case 'other-price':
        return { title: noticeText('notSaved'), message: noticeText('otherPrice') }
    }
  },
})

function tooLate(status: OrderStatus, phones: ShopPhones): string {
  switch (status) {
    case 'preparing':
      return noticeText('tooLatePreparing', { callUs: callUs(phones) })
    case 'out_for_delivery':
      return noticeText('tooLateOnTheWay', { callUs: callUs(phones) })
    case 'delivered':
      return noticeText('tooLateDelivered')
    case 'cancelled':
      return noticeText('tooLateCancelled')
    case 'expired':
      return noticeText('tooLateExpired')
    default:
      return noticeText('tooLateOther', { callUs: callUs(phones) })
  }
}

const offline = () => ({ title: noticeText('offline'), message: formText('checkConnection') })

const tooOften = ({ seconds }: { seconds: number }) => ({
  title: formText('pleaseWait'),
  message: formText('tryAgain', { wait: waitMessage(seconds) }),
})

export const confirmationNotices = (): RequestNotices<
  Refused<ConfirmAnswer | ResentCode> | Invalid
> => ({
  failed: offline(),
  refused(refused) {
    switch (refused.refusal) {
      case 'wrong-code':
        return { title: noticeText('wrongCode'), message: noticeText('wrongCodeNote', refused) }
      case 'code-blocked':
        return { title: noticeText('codeBlocked'), message: noticeText('codeBlockedNote') }
      case 'wrong-link':
        return { title: noticeText('wrongLink'), message: noticeText('wrongLinkNote') }
      case 'confirmation-over':
        return { title: noticeText('confirmationOver'), message: endedMessage(refused.status) }
      case 'order-not-found':
        return { title: noticeText('notFound'), message: noticeText('notFoundAccount') }
      case 'too-often':
        return tooOften(refused)
      case 'no-more-codes':
        return { title: noticeText('noMoreCodes'), message: noticeText('noMoreCodesNote') }
      case 'no-more-corrections':
        return {
          title: noticeText('noMoreCorrections'),
          message: noticeText('noMoreCorrectionsNote'),
        }
      case 'invalid':
        return { title: noticeText('checkEmail'), message: fieldProblemText(refused.problem) }
    }
  },
})

export const linkNotices = (): RequestNotices<Refused<LinkAnswer>> => ({
  failed: offline(),
  refused(refused) {
    switch (refused.refusal) {
      case 'too-often':
        return tooOften(refused)
      case 'order-not-found':
        return { title: noticeText('notFound'), message: noticeText('notFoundReload') }
      case 'no-email':
        return { title: noticeText('noLink'), message: noticeText('noEmail') }
      case 'link-over':
        return { title: noticeText('noLink'), message: noticeText('linkOver') }
    }
  },
})

function endedMessage(status: OrderStatus): string {
  if (status === 'expired') return noticeText('confirmationExpired')
  if (status === 'cancelled') return noticeText('confirmationCancelled')
  return noticeText('confirmationDone')
}
