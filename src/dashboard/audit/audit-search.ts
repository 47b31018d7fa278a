import { type AuditFilter, auditKinds } from '#commerce/audit/audit-entry.ts'

const longestId = 254

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readAuditSearch(search: Record<string, unknown>): AuditFilter {
  return {
    person: idOf(search.person),
    kind: auditKinds.find((known) => known === search.kind),
    object: idOf(search.object),
    from: dayOf(search.from),
    until: dayOf(search.until),
  }
}

function idOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.trim().slice(0, longestId) || undefined
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  // 30 February is read as a day in March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  return exists ? value : undefined
}
