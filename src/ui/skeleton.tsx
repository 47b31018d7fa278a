import { clsx } from 'clsx'

/** A quiet shape where something will be. It says nothing: what holds it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block rounded-sm bg-linen', className)} />
}
