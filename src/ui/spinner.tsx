export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-64 place-items-center">
      <span className="size-8 animate-spin rounded-full border-2 border-line border-t-moss motion-reduce:animate-none" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
