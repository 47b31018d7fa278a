/**
 * The icons of the first view, copied from Lucide (ISC licence): the library's code is larger than all of them together.
 * Other pages import `lucide-react`.
 */
function icon(path: string) {
  return ({ className = 'size-5' }: { className?: string }) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  )
}

export const HeartIcon = icon(
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
)

export const BagIcon = icon(
  'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
)

export const UserIcon = icon('M20 21a8 8 0 0 0-16 0M12 13a5 5 0 1 0 0-10 5 5 0 0 0 0 10')

export const CalendarIcon = icon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
)

export const ShareIcon = icon('M12 3v12M8 7l4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7')

export const MinusIcon = icon('M5 12h14')

export const PlusIcon = icon('M5 12h14M12 5v14')

export const CheckIcon = icon('M20 6 9 17l-5-5')

export const SlidersIcon = icon(
  'M10 5H3M21 5h-7M12 3v4M8 12H3M21 12h-9M8 10v4M12 19H3M21 19h-5M16 17v4',
)

export const SearchIcon = icon('m21 21-4.34-4.34M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16')

export const ChevronDownIcon = icon('M6 9l6 6 6-6')
