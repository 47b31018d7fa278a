/** Without moving what is being read. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
