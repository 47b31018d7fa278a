import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { watchAudit } from '../../../tests/support/audit.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { shopDetails } from '../shop-details.ts'
import { currentPolicy, defaultSettings, setDefaultSettings } from './current-settings.server.ts'
import { onSettingsApplied, refreshSettings } from './refresh-settings.server.ts'
import { findSettings, insertSettings, replaceSettings } from './settings-store.server.ts'
import { findSettingsToEdit } from './settings-to-edit.server.ts'
import type { SettingsDraft } from './shop-settings.ts'
import { updateSettings } from './update-settings.server.ts'

const owner = 'owner'

describeOnEachDatabase('the settings', (open) => {
  let shop: TestShop
  let written: Awaited<ReturnType<typeof watchAudit>>
  let cachedFor = 0
  beforeEach(async () => {
    await open().db.deleteFrom('shopSettings').execute()
    written = await watchAudit(open().db)
    shop = await openTestShop(open())
    // Past the second for which the settings of the test before are cached.
    shop.clock.now += minutes(1 + cachedFor++)
  })
  // State of the process, which other tests share.
  afterEach(async () => {
    await open().db.deleteFrom('shopSettings').execute()
    shop.clock.now += minutes(1000)
    await refreshSettings(shop)
    setDefaultSettings({})
  })

  const save = (change: Partial<SettingsDraft>, seenUpdatedAt: number | null = null) =>
    updateSettings(shop, { draft: { ...defaultSettings(), ...change }, seenUpdatedAt }, owner)
  async function edit(change: Partial<SettingsDraft>, seen: number | null = null): Promise<number> {
    const saved = await save(change, seen)
    if (!saved.ok || saved.edited.updatedAt === null) throw new Error('The settings were refused.')
    return saved.edited.updatedAt
  }

  it('are the defaults of shop and environment until an owner changes them', async () => {
    setDefaultSettings({ phone: '+20 2 2735 0000', cashLimit: '500' })
    await refreshSettings(shop)
    expect(shopDetails).toMatchObject({ name: 'Nawwar', phone: '+20 2 2735 0000', whatsApp: null })
    expect(currentPolicy.cashLimit).toBe(500)
    expect(await findSettingsToEdit(shop.db)).toMatchObject({
      draft: defaultSettings(),
      updatedAt: null,
      editor: null,
    })
  })

  it('apply to the next request, in both languages', async () => {
    await refreshSettings(shop)
    await edit({ name: 'Rosa', nameAr: 'روزا', place: 'Maadi', placeAr: '', cashLimit: '2,500' })
    await refreshSettings(shop)
    expect(shopDetails).toMatchObject({ name: 'Rosa', place: 'Maadi' })
    expect(inLocale('ar', () => [shopDetails.name, shopDetails.place])).toEqual(['روزا', 'Maadi'])
    expect(currentPolicy).toMatchObject({ cashLimit: 2500, paymentTimeoutMs: minutes(30) })
  })

  it('of another instance apply after a second, and clear the cache', async () => {
    await refreshSettings(shop)
    let applied = 0
    onSettingsApplied(() => applied++)
    const row = { values: { name: 'Rosa' }, updatedAt: shop.now(), updatedBy: owner }
    await inTransaction(shop.db, (tx) => insertSettings(tx, row))
    shop.clock.now += 999
    await refreshSettings(shop)
    expect([shopDetails.name, applied]).toEqual(['Nawwar', 0])
    shop.clock.now += 1
    await refreshSettings(shop)
    expect([shopDetails.name, applied]).toEqual(['Rosa', 1])
  })

  it('stay while the database is away', async () => {
    await edit({ name: 'Rosa' })
    await refreshSettings(shop)
    shop.clock.now += minutes(1)
    const away = openDatabase({ file: ':memory:' })
    await refreshSettings({ ...shop, db: away.db })
    await away.close()
    expect(shopDetails.name).toBe('Rosa')
    expect(shop.log.lines.map(({ event }) => event)).toContain('settings not read')
  })

  it('reject invalid values', async () => {
    const problems = { email: { code: 'email-invalid' } }
    expect(await save({ email: 'rosa' })).toEqual({ ok: false, refusal: 'not-valid', problems })
    expect(await findSettings(shop.db)).toBeNull()
  })

  it('reject the second of two changes, the first ever and a later one', async () => {
    const first = await edit({ name: 'Rosa' })
    expect(await save({ name: 'Lily' })).toEqual({ ok: false, refusal: 'changed-elsewhere' })
    const second = await edit({ name: 'Iris' }, first)
    expect(second).toBeGreaterThan(first)
    expect(await save({ name: 'Lily' }, first)).toMatchObject({ refusal: 'changed-elsewhere' })
    expect((await findSettings(shop.db))?.values).toEqual({ name: 'Iris' })
  })

  it('are written by one of two transactions that read the same version', async () => {
    const row = { values: { name: 'Rosa' }, updatedBy: owner }
    const write = (work: Parameters<typeof inTransaction<boolean>>[1]) =>
      inTransaction(shop.db, work)
    expect(await write((tx) => insertSettings(tx, { ...row, updatedAt: 1 }))).toBe(true)
    expect(await write((tx) => insertSettings(tx, { ...row, updatedAt: 2 }))).toBe(false)
    expect(await write((tx) => replaceSettings(tx, { ...row, updatedAt: 3 }, 1))).toBe(true)
    expect(await write((tx) => replaceSettings(tx, { ...row, updatedAt: 4 }, 1))).toBe(false)
  })

  it('are saved by one of two admins at the same time', async () => {
    const saved = await Promise.all([save({ name: 'Rosa' }), save({ name: 'Iris' })])
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await written()).toHaveLength(1)
  })

  it('store only what differs from the defaults, and audit only what changed', async () => {
    const seen = await edit({ name: 'Rosa', phone: '+20 2 2735 0000' })
    // The log is in order of time.
    shop.clock.now += minutes(1)
    await edit({ phone: '+20 2 2735 0000' }, seen)
    expect((await findSettings(shop.db))?.values).toEqual({ phone: '+20 2 2735 0000' })
    // A second click changes nothing.
    const { updatedAt } = await findSettingsToEdit(shop.db)
    expect(await save({ phone: '+20 2 2735 0000' }, updatedAt)).toMatchObject({ ok: true })
    const entries = await written()
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['settings.updated', 'settings'],
      ['settings.updated', 'settings'],
    ])
    expect(JSON.parse(entries[1]?.before ?? '')).toEqual({ name: 'Rosa' })
    expect(JSON.parse(entries[1]?.after ?? '')).toEqual({ name: 'Nawwar' })
  })
})
