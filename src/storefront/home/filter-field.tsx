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

export function FilterToggle({
  name,
  text,
  checked,
}: {
  name: string
  text: string
  checked: true | undefined
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked ?? false}
        className="size-5 accent-moss"
      />
      {text}
    </label>
  )
}
