import { describe, expect, it } from 'vitest'
import { createSqlWatch, outsideTheSubset } from './sql-subset.ts'

const names = new Set(['orders', 'id', 'total', 'created_at', 'jobs'])
const outside = (sql: string) => outsideTheSubset(sql, names)

describe('the SQL subset', () => {
  it.each([
    `select "id" from "orders" where "total" >= $1 and "status" in ($2, 'sent; for update')`,
    'select o.id, sum(total) as whole from orders as o group by o.id order by whole desc limit ?',
    'insert into "jobs" ("id") values (?) on conflict ("id") do nothing returning "id"',
    'update orders set total = total + 1 where id = ? -- skip locked',
  ])('allows %s', (sql) => {
    expect(outside(sql)).toEqual([])
  })

  it.each([
    ['select pg_advisory_lock(1)', ['pg_advisory_lock']],
    ['listen orders', ['listen']],
    ['select id from jobs limit 1 for update skip locked', ['for', 'skip', 'locked']],
    ['create temporary table orders (id text)', ['temporary']],
    ['create table orders (id serial primary key)', ['serial']],
    ['select nextval($1)', ['nextval']],
    ['alter table orders add constraint "a" unique (id) deferrable', ['deferrable']],
    ['alter table orders add exclude using gist (id)', ['exclude', 'using', 'gist']],
    ['create trigger other before insert on orders', ['trigger', 'other', 'before']],
    ['select total::text from orders', ['::']],
    ['select id from orders where data @> $1', ['data', '@>']],
    [`select date_trunc('day', created_at) from orders`, ['date_trunc']],
    ['select julianday(created_at) from orders', ['julianday']],
    ['select upper(id) from orders', ['upper']],
    ['pragma journal_mode', ['pragma', 'journal_mode']],
    ['SELECT id FROM orders FOR UPDATE', ['FOR']],
  ])('refuses %s', (sql, parts) => {
    expect(outside(sql)).toEqual(parts)
  })

  it('reports each statement outside once', () => {
    const watch = createSqlWatch(names)
    for (const sql of ['select id from orders', 'notify orders', 'notify orders']) watch.note(sql)
    expect(watch.outside()).toEqual(['notify   in   notify orders'])
  })
})
