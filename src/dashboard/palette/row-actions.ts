export type RowAction = 'nextRow' | 'previousRow' | 'selectRow' | 'openRow'

export function isRowAction(kind: string): kind is RowAction {
  return ['nextRow', 'previousRow', 'selectRow', 'openRow'].includes(kind)
}

/**
 * Acts on the rows of the list that the page shows. The current row is the one with the focus, so Tab, Enter and screen
 * readers continue from it.
 */
export function actOnRow(action: RowAction, page: Document = document): void {
  const rows = [...page.querySelectorAll<HTMLElement>('#content tbody tr')].filter(linkOf)
  const current = rows.findIndex((row) => row.contains(page.activeElement))
  if (action === 'nextRow') focusRow(rows[current + 1])
  if (action === 'previousRow') focusRow(rows[Math.max(current - 1, 0)])
  const row = rows[current]
  if (!row) return
  if (action === 'selectRow') row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  if (action === 'openRow') linkOf(row)?.click()
}

function linkOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]')
}

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return
  // The browser would scroll to the link, below the sticky header; the row has a scroll margin.
  linkOf(row)?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}
