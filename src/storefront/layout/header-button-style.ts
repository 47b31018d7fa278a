/** Every control at the header's right, whether it is a link or a button. */
export const headerButtonStyle =
  'relative grid size-11 place-items-center rounded-full transition-colors hover:text-moss'
