import { sql } from 'kysely'
import { addColumn, createIndexes, type Migrations, required } from './schema-helpers.ts'

export const privacyMigrations: Migrations = {
  /** Erasure of personal data: a mark on orders, redactions in the audit log, and consents. */
  async '0063-data-rights'(db, engine) {
    await addColumn(db, 'orders.erased_at', 'bigint')
    await addColumn(db, 'audit_log.redacted_at', 'bigint')
    for (const statement of redactable[engine]) await statement.execute(db)
    await db.schema
      .createTable('consents')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('order_id', 'text', (c) => c.references('orders.id'))
      .$call(required('text', 'subject', 'kind', 'text', 'locale'))
      .$call(required('bigint', 'given_at'))
      .addColumn('withdrawn_at', 'bigint')
      .execute()
    await createIndexes(
      db,
      'consents_of_order on consents (order_id)',
      'consents_of_subject on consents (subject)',
    )
  },

  /** Orders whose personal data is not erased, for the retention. */
  async '0073-unerased-orders'(db) {
    await createIndexes(db, 'orders_unerased on orders (delivery_date, id) where erased_at is null')
  },

  /** Whose consent to an email it was. Consents to alerts that are deleted already end now: the time is not known. */
  async '0070-consent-addresses'(db) {
    await addColumn(db, 'consents.email_hash', 'text')
    await createIndexes(db, 'consents_of_address on consents (email_hash)')
    await sql`update consents set withdrawn_at = ${Date.now()}
      where kind = 'stock-alert' and withdrawn_at is null
        and not exists (select 1 from stock_alerts where consents.subject = 'stock-alert:' || stock_alerts.id)`.execute(
      db,
    )
  },

  /** What the holder of a link may do. Links that exist, and those of the previous version, act for the customer. */
  async '0076-owner-link-scopes'(db) {
    await addColumn(db, 'owner_links.scope', 'text', 'order')
  },
}

/** The audit log accepts one kind of update: it empties values and marks the entry, and changes nothing else. */
const redactable = {
  sqlite: [
    sql`drop trigger audit_log_keeps_what_was`,
    sql`create trigger audit_log_keeps_what_was before update on audit_log
    when new.redacted_at is null or new.id <> old.id or new.at <> old.at
      or new.actor_id <> old.actor_id or new.action <> old.action or new.kind <> old.kind
      or new.subject <> old.subject
    begin select raise(abort, 'The audit log is only ever added to.'); end`,
  ],
  postgresql: [
    sql`create or replace function audit_log_is_only_added_to() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.redacted_at is not null and new.id = old.id and new.at = old.at
          and new.actor_id = old.actor_id and new.action = old.action and new.kind = old.kind
          and new.subject = old.subject then
          return new;
        end if;
      end if;
      raise exception 'The audit log is only ever added to.';
    end $$`,
  ],
}
