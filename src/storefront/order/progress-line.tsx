import { clsx } from 'clsx'
import { orderStatusText } from '#commerce/orders/order-status.messages.ts'
import { type OrderStatus, orderStatusProperties } from '#commerce/orders/order-status.ts'
import { orderPageText } from './order-page.messages.ts'

const milestones = ['confirmed', 'preparing', 'out_for_delivery', 'delivered'] as const

export function ProgressLine({ status }: { status: OrderStatus }) {
  const step = orderStatusProperties[status].progressStep
  if (step === null) return null
  const steps = [orderPageText('ordered'), ...milestones.map((one) => orderStatusText(one))]
  return (
    <ol
      className="grid gap-y-2 min-[22rem]:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      aria-label={orderPageText('progress')}
    >
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={clsx(
            'relative flex items-center gap-3 text-xs min-[22rem]:flex-col min-[22rem]:items-start',
            index === step ? 'font-medium text-ink' : 'text-ink-soft',
          )}
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute inset-x-0 top-[5px] h-px transition-colors duration-500 max-[22rem]:hidden',
                index < step ? 'bg-moss' : 'bg-line',
                'forced-colors:bg-[CanvasText]',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'relative size-[11px] shrink-0 rounded-full border transition-colors duration-500',
              index <= step
                ? 'border-moss bg-moss forced-colors:bg-[CanvasText]'
                : 'border-edge bg-paper',
              index === step && 'ring-4 ring-sage',
            )}
          />
          <span>
            {orderPageText.rich(index <= step ? 'stepDone' : 'stepToCome', {
              step: name,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </span>
        </li>
      ))}
    </ol>
  )
}
