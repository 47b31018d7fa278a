import {
  InsertQueryNode,
  type KyselyPlugin,
  type RootOperationNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely'
import { expect } from 'vitest'
import { createPauses, type Pause } from './pauses.ts'
import type { TestShop } from './test-shop.ts'

export interface PausedShop extends Pause {
  /** The same shop on the same database, paused once after the first write to the table. */
  shop: TestShop
}

/**
 * Pauses a transaction after its first write to a table: its locks are kept, and other transactions wait for them until
 * it resumes.
 */
export function blockAfterWritingTo(shop: TestShop, table: string): PausedShop {
  return blockAfter(shop, (node) => tableWritten(node) === table)
}

/** Pauses a transaction after its first read of a table: it goes on with what it has read. */
export function blockAfterReading(shop: TestShop, table: string): PausedShop {
  return blockAfter(shop, (node) => tableRead(node) === table)
}

function blockAfter(shop: TestShop, matches: (node: RootOperationNode) => boolean): PausedShop {
  const pauses = createPauses<'statement'>()
  const pause = pauses.pauseAt('statement')
  const matching = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery({ queryId, node }) {
      if (matches(node)) matching.add(queryId)
      return node
    },
    async transformResult({ queryId, result }) {
      if (matching.has(queryId)) await pauses.passBy('statement')
      return result
    },
  }
  return { ...pause, shop: { ...shop, db: shop.db.withPlugin(plugin) } }
}

/** Throws after a write to the table, as a lost connection does. */
export function failAfterWritingTo(table: string): KyselyPlugin {
  return thenAfterWritingTo(table, () => Promise.reject(new Error('Lost.')))
}

/** Lets something happen after each write to the table, before the writer goes on. */
export function thenAfterWritingTo(table: string, happens: () => Promise<unknown>): KyselyPlugin {
  const writes = new WeakSet<object>()
  return {
    transformQuery({ queryId, node }) {
      if (tableWritten(node) === table) writes.add(queryId)
      return node
    },
    async transformResult({ queryId, result }) {
      if (writes.has(queryId)) await happens()
      return result
    },
  }
}

/** The name of the table in the database. */
function tableWritten(node: RootOperationNode): string | null {
  const table = InsertQueryNode.is(node) ? node.into : UpdateQueryNode.is(node) ? node.table : null
  return table && TableNode.is(table) ? table.table.identifier.name : null
}

function tableRead(node: RootOperationNode): string | null {
  const [table] = SelectQueryNode.is(node) ? (node.from?.froms ?? []) : []
  return table && TableNode.is(table) ? table.table.identifier.name : null
}

/**
 * Runs two requests at once: the first pauses inside its transaction after it has written to a table, the second starts,
 * then the first continues.
 */
export async function raceAfterWritingTo<First, Second>(
  shop: TestShop,
  table: string,
  first: (shop: TestShop) => Promise<First>,
  second: (shop: TestShop) => Promise<Second>,
): Promise<[First, Second]> {
  const paused = blockAfterWritingTo(shop, table)
  const begun = first(paused.shop)
  const stopped = paused.reached.then(() => true)
  // Otherwise the first request never wrote to the table, and the race proves nothing.
  expect(await Promise.race([stopped, begun.then(() => false)])).toBe(true)
  const waiting = second(shop)
  paused.resume()
  return Promise.all([begun, waiting])
}
