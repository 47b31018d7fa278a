import { Skeleton } from '#ui/skeleton.tsx'

/** Skeleton of days and slots while the calendar loads. */
export function DeliverySkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading the calendar…</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-16" />
    </div>
  )
}
