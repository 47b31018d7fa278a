import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'

export interface PartProps {
  title: string
  /** One sentence of help. */
  help: string
  action: string
  onAction: () => void
  children: ReactNode
}

/** A section of the delivery settings with a button to add an entry. */
export function Part({ title, help, action, onAction, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="mr-auto font-display text-lg">
          {title}
        </h2>
        <Button variant="quiet" size="small" onClick={onAction}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {action}
        </Button>
      </div>
      <p className="mt-1 mb-4 max-w-prose text-xs text-ink-soft">{help}</p>
      {children}
    </section>
  )
}

export const row = 'flex min-h-14 items-center gap-3 border-b border-line py-2'
