import { listAudit } from '#commerce/audit/audit-list-store.server.ts'
import { listUsers } from '#commerce/customers/user-list-store.server.ts'
import type { UserListing } from '#commerce/customers/user-summary.ts'
import type { Database } from '#database/engine.server.ts'
import { fillWithAuditEntries, fillWithPeople, personId } from '../../tests/support/many-people.ts'
import type { Growing } from './growth.ts'

const now = Date.UTC(2026, 10, 20, 10)
const pageSize = 30
const people = (filter: UserListing) => (db: Database) => listUsers(db, filter, pageSize)
const auditEntries = (filter: Parameters<typeof listAudit>[1]) => (db: Database) =>
  listAudit(db, filter, pageSize)

/** Every query of the user lists and the audit log in the dashboard. */
export const peopleLists: Growing = {
  few: 1000,
  many: 200_000,
  async fill(db, count) {
    await fillWithPeople(db, now, { to: count })
    await fillWithAuditEntries(db, now, { to: count })
  },
  queries: [
    ['newest', people({})],
    ['next page', people({ cursor: personId(700) })],
    ['suspended', people({ state: 'suspended' })],
    ['search: name', people({ query: 'karim' })],
    ['search: two names', people({ query: 'mona hassan' })],
    ['search: two names without a match', people({ query: 'mona adel' })],
    ['search: phone', people({ query: '01000000042' })],
    ['search: e-mail', people({ query: 'person42@example.com' })],
    ['search: name among suspended users', people({ query: 'karim', state: 'suspended' })],
    ['audit log', auditEntries({})],
    ['audit log, next page', auditEntries({ cursor: `audi${'700'.padStart(16, '0')}` })],
    ['audit log by actor', auditEntries({ person: 'staff3' })],
    ['audit log by kind', auditEntries({ kind: 'refunds' })],
    ['audit log by kind and actor', auditEntries({ kind: 'refunds', person: 'staff3' })],
    ['audit log by subject', auditEntries({ object: 'subject77' })],
    ['audit log of a week', auditEntries({ from: '2026-11-14', until: '2026-11-20' })],
  ],
}
