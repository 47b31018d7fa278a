import { clsx } from 'clsx'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { progressSteps, stepReached } from './progress.ts'

/** The way of an order as five dots on a hairline. */
export function ProgressLine({ status }: { status: OrderStatus }) {
  const step = stepReached(status)
  if (step === null) return null
  return (
    <ol className="relative grid grid-cols-5" aria-label="Progress">
      <span aria-hidden="true" className="absolute inset-x-[10%] top-[5px] h-px bg-line" />
      <span
        aria-hidden="true"
        className="absolute top-[5px] left-[10%] h-px bg-moss transition-[width] duration-500"
        style={{ width: `${step * 20}%` }}
      />
      {progressSteps.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={clsx(
            'relative grid justify-items-center gap-3 text-center text-xs',
            index === step ? 'font-medium text-ink' : 'text-ink-soft',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'size-[11px] rounded-full border transition-colors duration-500',
              index <= step ? 'border-moss bg-moss' : 'border-edge bg-paper',
              index === step && 'ring-4 ring-sage',
            )}
          />
          <span>
            {name}
            <span className="sr-only">{index <= step ? ', done' : ', to come'}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
