import { clsx } from 'clsx'
import { orderPauseText } from './order-pause.messages.ts'
import { useOrderPause } from './use-order-pause.ts'

/** Tells before a form is filled in that nothing can be ordered now. */
export function PauseNotice({ className }: { className?: string }) {
  const pause = useOrderPause()
  if (pause === null) return null
  return (
    <div role="status" className={clsx('rounded-sm bg-butter px-4 py-3 text-sm', className)}>
      <p className="font-medium">{pause}</p>
      <p>{orderPauseText('keep')}</p>
    </div>
  )
}
