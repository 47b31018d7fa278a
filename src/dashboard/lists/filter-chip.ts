export const chipStyle =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3.5 text-xs font-medium whitespace-nowrap ' +
  'transition-colors hover:border-moss hover:text-moss aria-[current=page]:border-moss aria-[current=page]:bg-moss ' +
  'aria-[current=page]:text-paper'

/** The looks of a link to the list under another filter; whether it is the one that is shown, it says itself. */
export const filterChip = {
  className: chipStyle,
  // The router would call a link without a filter active under every filter.
  activeOptions: { exact: true },
  activeProps: {},
} as const
