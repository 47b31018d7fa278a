import { type ReactNode, useId } from 'react'

interface OrderPanelProps {
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A section in which the customer has to do something. */
export function OrderPanel({ title, aside, children }: OrderPanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-sm bg-linen px-5 py-7 sm:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-lg font-normal">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
