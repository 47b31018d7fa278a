import { clsx } from 'clsx'

/** The turning ring alone, in the colour of the text around it. */
export function Turning({ className = 'size-5' }: { className?: string }) {
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

/** A place that is still being fetched. The text is for those who cannot see the ring, unless it is shown. */
export function Spinner({ label = 'Loading…', shown = false }: SpinnerProps) {
  return (
    <div role="status" className="grid min-h-64 place-content-center justify-items-center gap-4">
      <Turning className="size-8 text-moss" />
      <span className={shown ? 'text-sm text-ink-soft' : 'sr-only'}>{label}</span>
    </div>
  )
}

export interface SpinnerProps {
  label?: string
  shown?: boolean
}
