/** A line with a label, between alternatives. */
export function Divider({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}
