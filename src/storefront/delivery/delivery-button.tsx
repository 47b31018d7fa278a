import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { frameText } from '../layout/frame.messages.ts'
import { openDelivery, useDeliveryParts } from './use-delivery-parts.ts'

/** Opens the panel of the delivery choice; reads the choice once there is one. */
export function DeliveryButton({
  className,
  otherwise,
  after,
}: {
  className: string
  /** Content without a choice. */
  otherwise?: ReactNode
  /** Follows the text. */
  after?: ReactNode
}) {
  const { parts } = useDeliveryParts()
  // Shows a press at once, while a slow network loads the panel.
  const [isLoading, setLoading] = useState(false)
  const without = otherwise ?? frameText('chooseDelivery')
  return (
    <button
      type="button"
      data-early
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      className={clsx(className, 'aria-busy:animate-pulse aria-busy:cursor-progress')}
      onClick={() => {
        setLoading(true)
        void openDelivery().then(() => setLoading(false))
      }}
    >
      <span>{parts ? <parts.ChosenDelivery otherwise={without} /> : without}</span>
      {after}
    </button>
  )
}

/** The delivery choice above a list, with the switch that leaves only what arrives. */
export function DeliveryBar() {
  const { parts } = useDeliveryParts()
  return (
    <div className="print:hidden flex min-h-12 flex-wrap items-center gap-x-6 border-t border-line text-sm max-sm:[[data-delivers]_&]:min-h-23">
      <DeliveryButton className="link min-h-11 text-start" />
      {parts && <parts.OnlyArriving />}
    </div>
  )
}
