import { clsx } from 'clsx'
import { controlText } from './control.messages.ts'

/** The ring alone, in the current text colour. */
export function SpinnerRing({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block animate-spin rounded-full border-2 border-current border-t-transparent',
        className,
      )}
    />
  )
}

/** Loading state. Only screen readers get the label, unless `shown` is set. */
export function Spinner({
  label = controlText('loading'),
  shown = false,
}: {
  label?: string
  shown?: boolean
}) {
  return (
    <div role="status" className="grid min-h-64 place-content-center justify-items-center gap-4">
      <SpinnerRing className="size-8 text-moss" />
      <span className={shown ? 'text-sm text-ink-soft' : 'sr-only'}>{label}</span>
    </div>
  )
}
