import type { ReactNode } from 'react'

export const filterControl =
  'min-h-11 rounded-sm border border-edge bg-white px-3 text-sm hover:border-moss'

export function FilterField({ text, children }: { text: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
    <label className="grid min-w-0 gap-1 text-xs text-ink-soft">
      {text}
      <span className="grid grid-cols-1 text-ink">{children}</span>
    </label>
  )
}
