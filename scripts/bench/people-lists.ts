import { listAudit } from '#commerce/audit/audit-list-store.server.ts'
import { listUsers } from '#commerce/customers/user-list-store.server.ts'
import type { UserListing } from '#commerce/customers/user-summary.ts'
import type { Database } from '#database/engine.server.ts'
import { fillWithAuditEntries, fillWithPeople, personId } from '../../tests/support/many-people.ts'
import type { Growing } from './growth.ts'

const now = Date.UTC(2026, 10, 20, 10)
const pageSize = 30
const people = (asked: UserListing) => (db: Database) => listUsers(db, asked, pageSize)
const auditEntries = (asked: Parameters<typeof listAudit>[1]) => (db: Database) =>
  listAudit(db, asked, pageSize)

/** Every way in which the dashboard asks for people, and for what was done. */
export const peopleLists: Growing = {
  few: 1000,
  many: 200_000,
  async fill(db, count) {
    await fillWithPeople(db, now, { to: count })
    await fillWithAuditEntries(db, now, { to: count })
  },
  questions: [
    ['newest', people({})],
    ['a page further on', people({ cursor: personId(700) })],
    ['suspended', people({ state: 'suspended' })],
    ['search: name', people({ query: 'karim' })],
    ['search: two names', people({ query: 'mona hassan' })],
    ['search: two names that nobody has', people({ query: 'mona adel' })],
    ['search: phone', people({ query: '01000000042' })],
    ['search: e-mail', people({ query: 'person42@example.com' })],
    ['search: name among the suspended', people({ query: 'karim', state: 'suspended' })],
    ['the record', auditEntries({})],
    ['the record, a page further on', auditEntries({ cursor: `deed${'700'.padStart(16, '0')}` })],
    ['the record of one person', auditEntries({ person: 'staff3' })],
    ['the record of one kind', auditEntries({ kind: 'refunds' })],
    ['the record of one kind and person', auditEntries({ kind: 'refunds', person: 'staff3' })],
    ['the record of one thing', auditEntries({ object: 'subject77' })],
    ['the record of a week', auditEntries({ from: '2026-11-14', until: '2026-11-20' })],
  ],
}
