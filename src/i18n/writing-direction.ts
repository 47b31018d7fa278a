/** Whether the page is right to left now; client navigation between languages changes it. */
export function isRightToLeft(): boolean {
  return document.dir === 'rtl'
}

/** Converts a physical horizontal distance or step to one along the line, and back. */
export function inlineSign(): 1 | -1 {
  return isRightToLeft() ? -1 : 1
}
