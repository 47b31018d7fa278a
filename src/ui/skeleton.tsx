import { clsx } from 'clsx'

/** Skeleton placeholder. Hidden from screen readers: its container announces the loading state. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block rounded-sm bg-linen', className)} />
}
