import { beforeAll, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct, createUser } from '../../../tests/support/factories.ts'
import { createZone, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { listAudit } from './audit-list-store.server.ts'
import type { AuditFilter } from './audit-listing.ts'
import { writeAudit } from './audit-store.server.ts'
import { exportAudit } from './export-audit.server.ts'
import { actFrom } from './origin.server.ts'
import { originRetentionDays, purgeOrigins } from './purge-origins.server.ts'

const day = 24 * 60 * 60_000

describeOnEachDatabase('the audit log', (open) => {
  let shop: TestShop
  let nadia = ''
  let orderId = ''

  beforeAll(async () => {
    shop = await openTestShop(open())
    nadia = await createUser(shop, { name: 'Nadia', surname: 'Mansour', role: 'superAdmin' })
    orderId = (await createOrder(shop)).orderId
    await write('order.moved', { subject: orderId, before: { status: 'confirmed' } })
    await write('product.created', { at: noon + 1, subject: 'a product that is gone' })
    await write('role.changed', { at: noon + 2, subject: nadia, actorId: 'operator' })
    await write('zone.changed', { at: noon - 2 * day })
  })

  const write = (action: string, change: Partial<Parameters<typeof writeAudit>[1]> = {}) =>
    writeAudit(shop.db, {
      at: noon,
      actorId: nadia,
      action,
      subject: 'somewhere',
      before: null,
      after: { name: '=1+1' },
      ...change,
    })
  const actions = async (filter: AuditFilter = {}) =>
    (await listAudit(shop.db, filter, 30)).entries.map((entry) => entry.action)

  it('lists actor, action and subject, newest first', async () => {
    const { entries } = await listAudit(shop.db, {}, 30)
    expect(entries.map((entry) => entry.action)).toEqual([
      'role.changed',
      'product.created',
      'order.moved',
      'zone.changed',
    ])
    const order = await shop.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirst()
    expect(entries[2]).toMatchObject({
      actorName: 'Nadia Mansour',
      subjectName: order?.number,
      kind: 'orders',
      before: { status: 'confirmed' },
      after: { name: '=1+1' },
      network: null,
    })
    expect(entries[0]).toMatchObject({ actorName: null, subjectName: 'Nadia Mansour' })
    expect(entries[1]).toMatchObject({ subjectName: null })
  })

  it('filters by actor, kind, subject and day', async () => {
    expect(await actions({ person: 'operator' })).toEqual(['role.changed'])
    expect(await actions({ kind: 'products' })).toEqual(['product.created'])
    expect(await actions({ kind: 'settings' })).toEqual(['zone.changed'])
    expect(await actions({ object: orderId })).toEqual(['order.moved'])
    expect(await actions({ until: '2026-11-18' })).toEqual(['zone.changed'])
    expect(await actions({ from: '2026-11-18', until: '2026-11-18' })).toEqual(['zone.changed'])
    expect(await actions({ from: '2026-11-19', person: nadia })).toEqual([
      'product.created',
      'order.moved',
    ])
  })

  it('returns each entry once across pages', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await listAudit(shop.db, { cursor }, 3)
      seen.push(...page.entries.map((entry) => entry.action))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(await actions())
    expect(await listAudit(shop.db, { cursor: 'nothing' }, 3)).toEqual({
      entries: [],
      nextCursor: null,
    })
  })

  it('is append-only: the database rejects updates and deletes', async () => {
    const change = shop.db.updateTable('auditLog').set({ actorId: 'another user' }).execute()
    await expect(change).rejects.toThrow('The audit log is only ever added to.')
    const removal = shop.db.deleteFrom('auditLog').where('actorId', '=', nadia).execute()
    await expect(removal).rejects.toThrow('The audit log is only ever added to.')
    expect(await actions()).toHaveLength(4)
  })

  it('exports CSV in parts, with formulas escaped', async () => {
    const { text, nextCursor } = await exportAudit(shop, { object: orderId })
    expect(nextCursor).toBeNull()
    expect(text.split('\n')[0]).toBe(
      '﻿when,who,who id,kind,what,object,object id,before,after,network',
    )
    expect(text).toContain('2026-11-20 12:00:00,Nadia Mansour,')
    const { text: rest } = await exportAudit(shop, { cursor: (await ids())[1] })
    expect(rest).not.toContain('who id')
    expect(rest).toContain('order.moved')
  })
  const ids = async () => (await listAudit(shop.db, {}, 30)).entries.map((entry) => entry.id)

  it('stores the network of a request for ninety days', async () => {
    const subject = 'with a network'
    await actFrom('41.35.12.0/24', () => write('order.moved', { subject }))
    await actFrom(null, () => write('order.moved', { subject, at: noon + 1 }))
    const networks = async () =>
      (await listAudit(shop.db, { object: subject }, 30)).entries.map((entry) => entry.network)
    expect(await networks()).toEqual([null, '41.35.12.0/24'])

    shop.clock.now = noon + (originRetentionDays - 1) * day
    expect(await purgeOrigins(shop)).toMatchObject({ done: false })
    expect(await networks()).toEqual([null, '41.35.12.0/24'])
    shop.clock.now = noon + (originRetentionDays + 1) * day
    await purgeOrigins(shop)
    expect(await networks()).toEqual([null, null])
    shop.clock.now = noon
  })

  it('has no entry of an action that was rolled back', async () => {
    const undone = shop.db.transaction().execute(async (tx) => {
      await writeAudit(tx, {
        at: noon,
        actorId: nadia,
        action: 'order.moved',
        subject: 'undone',
        before: null,
        after: null,
      })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await actions({ object: 'undone' })).toEqual([])
  })

  it('names the objects whose ids are in the values, and the subject of a delivery rule', async () => {
    const zone = await createZone(shop, { name: 'Maadi' })
    await write('delivery-zone.updated', { subject: zone.id })
    await write('product.moved', {
      subject: 'mentioning',
      before: { category: shop.categoryId, movedBy: [nadia] },
      after: { category: newDocumentId(), orderIds: [orderId, zone.id] },
    })
    const [updated] = (await listAudit(shop.db, { object: zone.id }, 1)).entries
    expect(updated).toMatchObject({ subjectName: 'Maadi', mentions: {} })
    const [moved] = (await listAudit(shop.db, { object: 'mentioning' }, 1)).entries
    expect(moved?.mentions).toEqual({
      [shop.categoryId]: { kind: 'category', name: 'Roses' },
      [nadia]: { kind: 'user', name: 'Nadia Mansour' },
      [orderId]: { kind: 'order', name: expect.stringMatching(/^\d{4}-\d{4}$/) },
      [zone.id]: { kind: 'delivery', name: 'Maadi' },
    })
  })

  it('names objects in the language of the page, and in English in the export', async () => {
    const zone = await createZone(shop, { name: 'Maadi', nameAr: 'المعادي' })
    const product = await createProduct(shop, { name: 'Roses', nameAr: 'ورد' })
    const vase = await createProduct(shop, { name: 'Vase', nameAr: '' })
    const after = { products: [product.id, vase.id, orderId] }
    await write('delivery-zone.updated', { subject: zone.id, at: noon - day, after })
    const filter = { object: zone.id }
    const names = async () => {
      const { entries } = await listAudit(shop.db, filter, 1)
      const [{ subjectName = '', mentions = {} } = {}] = entries
      return [subjectName, mentions[product.id]?.name, mentions[vase.id]?.name]
    }
    expect(await names()).toEqual(['Maadi', 'Roses', 'Vase'])
    expect(await inLocale('ar', names)).toEqual(['المعادي', 'ورد', 'Vase'])
    const exported = () => exportAudit(shop, filter)
    expect(await inLocale('ar', exported)).toEqual(await exported())
  })
})
