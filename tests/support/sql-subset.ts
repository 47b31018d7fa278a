/**
 * The SQL subset of the shop, which SQLite, PostgreSQL and distributed engines with its protocol all support. It is an
 * allowlist, so new syntax is outside by default.
 * docs/decisions/0011-the-sql-that-the-shop-speaks.md gives the reasons, also for each exception.
 */
const words = setOf(`
  select distinct from where and or not in is null exists like case when then else end as on filter
  inner left join group by having order asc desc limit offset union intersect all with
  insert into values default update set delete conflict do nothing returning
  begin commit rollback
  create table index unique if primary key references cascade constraint check alter add column drop
  text varchar integer bigint boolean date timestamptz
  count sum min max coalesce lower substr
`)

const operators = setOf('= <> != < > <= >= + - * / ||')

/** Allowed statements of one engine, each with its reason. */
const exceptions: { statement: RegExp; reason: string }[] = [
  { statement: /^create trigger audit_log_keeps_/, reason: 'the record is only added to' },
  { statement: /^drop trigger audit_log_keeps_what_was$/, reason: 'an erasure redacts it' },
  { statement: /^create (or replace )?function audit_log_is_only_added_to\(/, reason: 'the same' },
  {
    statement: /\b(sqlite_master|pg_catalog|pg_class|information_schema|pragma_\w+)\b/,
    reason: 'the catalogue of an engine',
  },
  {
    statement:
      /^(vacuum into |pragma integrity_check$|start transaction isolation level repeatable read)/,
    reason: 'a backup: everything as it was at one moment',
  },
  { statement: /^create table "order_keys" .* without rowid$/, reason: 'its own index, on SQLite' },
  { statement: /^create table "user_words" \("word" text collate "C" /, reason: 'ranges of words' },
  { statement: /^begin immediate$/, reason: 'how a transaction begins on SQLite' },
  {
    statement: /^update "kysely_migration_lock" set is_locked/,
    reason: 'a table that is not ours',
  },
  {
    statement: /^set local (statement|lock)_timeout = \d+$/,
    reason: 'how long a migration may take, on PostgreSQL',
  },
  {
    statement: /^select \(extract\(epoch from clock_timestamp\(\)/,
    reason: 'the clock that all instances follow',
  },
  {
    statement: /^(explain |analyze$|set local enable_seqscan = off$)/,
    reason: 'a test asks how a statement would be done',
  },
  { statement: /\b(pg_terminate_backend|current_database)\(/, reason: 'a test cuts connections' },
]

const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\d+|\?\d*|\d+(?:\.\d+)?|[A-Za-z_]\w*|[(),.;]|\s+|[^\s\w'"(),.;]+/g

/** The parts of a statement outside the subset. Tables and columns are known by name, aliases by `as`. */
export function outsideTheSubset(sql: string, names: ReadonlySet<string>): string[] {
  if (exceptions.some(({ statement }) => statement.test(sql))) return []
  const parts = [...sql.matchAll(token)].map(([part]) => part)
  const aliases = new Set([...sql.matchAll(/\bas ([a-z_]\w*)/g)].map(([, alias = '']) => alias))
  return parts.filter((part) => !isInside(part, names, aliases))
}

function isInside(part: string, names: ReadonlySet<string>, aliases: ReadonlySet<string>): boolean {
  if (/^(\s|--|\/\*|["'(),.;?]|\$\d|\d)/.test(part)) return true
  if (!/^\w/.test(part)) return operators.has(part)
  return words.has(part.toLowerCase()) || names.has(part) || aliases.has(part)
}

export interface SqlWatch {
  note(sql: string): void
  /** Each statement outside the subset once, after its offending parts. */
  outside(): string[]
}

/** Records the statements of a database. */
export function createSqlWatch(names: ReadonlySet<string>): SqlWatch {
  const outside = new Map<string, string[]>()
  const known = new Set<string>()
  return {
    note(sql) {
      if (known.has(sql)) return
      known.add(sql)
      const parts = outsideTheSubset(sql, names)
      if (parts.length > 0) outside.set(sql, parts)
    },
    outside: () => [...outside].map(([sql, parts]) => `${parts.join(' ')}   in   ${sql}`),
  }
}

function setOf(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter(Boolean))
}
