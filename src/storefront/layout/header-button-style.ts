/** Shared by the links and buttons of the header. */
export const headerButtonStyle =
  'relative grid size-11 place-items-center rounded-full transition-colors hover:text-moss'
