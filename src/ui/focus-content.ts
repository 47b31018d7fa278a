/** Focuses the page content without scrolling. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
