import { auditKinds } from '#commerce/audit/audit-entry.ts'
import type { AuditFilter } from '#commerce/audit/audit-listing.ts'
import { dayIn, searchTermIn } from '../lists/read-search.ts'

const longestId = 254

export function readAuditSearch(search: Record<string, unknown>): AuditFilter {
  return {
    person: searchTermIn(search.person, longestId),
    kind: auditKinds.find((known) => known === search.kind),
    object: searchTermIn(search.object, longestId),
    from: dayIn(search.from),
    until: dayIn(search.until),
  }
}
