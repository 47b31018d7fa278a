import { formatClock } from '#commerce/delivery/moment-label.ts'
import { outcomeText } from '#commerce/drivers/delivery-outcome.messages.ts'
import { formatMoney } from '#commerce/money.ts'
import { orderStatusText } from '#commerce/orders/order-status.messages.ts'
import type { ReportRefusal } from '../queue/report-queue.ts'
import { noticeText } from './notices.messages.ts'

/** Why the server refused a report. */
export function refusalMessage(refused: ReportRefusal): string {
  switch (refused.refusal) {
    case 'not-your-stop':
      return noticeText('not-your-stop')
    case 'cash-missing':
      return noticeText('cash-missing', { amount: formatMoney(refused.cashDue) })
    case 'order-moved-on':
      // An order that left again is out for delivery, which says nothing about the first report.
      return noticeText('order-moved-on', {
        status: refused.outcome ? outcomeText(refused.outcome) : orderStatusText(refused.status),
        time: formatClock(refused.at),
      })
  }
}
