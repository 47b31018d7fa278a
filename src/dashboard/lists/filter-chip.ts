export const chipStyle =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3.5 text-xs font-medium whitespace-nowrap ' +
  'transition-colors hover:border-moss hover:text-moss aria-[current=page]:border-moss aria-[current=page]:bg-moss ' +
  'aria-[current=page]:text-paper'

/** Props of a link to the list with another filter; the link sets `aria-current` itself. */
export const filterChip = {
  className: chipStyle,
  // Without `exact` the router marks the link without a filter as active for every filter.
  activeOptions: { exact: true },
  activeProps: {},
} as const
