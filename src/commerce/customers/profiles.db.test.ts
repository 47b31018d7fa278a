import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createProfile } from './create-profile.server.ts'
import type { NewCustomer } from './new-customer.ts'
import { saveProfile } from './save-profile.server.ts'
import { findProfile } from './user-store.server.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

describeUseCase('a profile', (open) => {
  let uid = ''
  beforeEach(() => {
    uid = newDocumentId()
  })

  const shop = () => ({ db: open().db, now: () => now })
  const guest = (): NewCustomer => ({ uid, email: '', name: '', picture: null })
  const profile = () => findProfile(open().db, uid)
  const update = (values: { role?: string; suspended?: 0 | 1 }) =>
    open().db.updateTable('users').set(values).where('id', '=', uid).execute()

  const form = { name: 'Salma', surname: 'Fouad', email: 'salma@example.com', phone: '' }

  it('of a guest is nearly empty', async () => {
    expect(await createProfile(shop(), guest(), {})).toEqual({ ok: true })
    expect(await profile()).toEqual({
      id: uid,
      name: 'Guest',
      surname: '',
      email: '',
      phone: '',
      profilePicture: null,
      suspended: false,
      locale: 'en',
      role: 'customer',
    })
  })

  it('of a Google user has the name, email and picture from Google', async () => {
    const mona = {
      uid,
      email: 'mona@gmail.example',
      name: 'Mona Adel Sami',
      picture: 'https://p.example/m',
    }
    await createProfile(shop(), mona, {})
    expect(await profile()).toMatchObject({
      name: 'Mona Adel Sami',
      surname: '',
      email: 'mona@gmail.example',
      profilePicture: 'https://p.example/m',
    })
  })

  it('prefers typed fields to those of the provider, except for the email', async () => {
    const mona = { uid, email: 'mona@gmail.example', name: 'Mona Adel', picture: null }
    await createProfile(shop(), mona, { name: 'Moni', email: 'other@example.com' })
    expect(await profile()).toMatchObject({
      name: 'Moni',
      surname: '',
      email: 'mona@gmail.example',
    })
  })

  it('is created once: a repeated call leaves it unchanged', async () => {
    await createProfile(shop(), guest(), { name: 'Salma' })
    await update({ suspended: 1, role: 'seller' })
    expect(await createProfile(shop(), guest(), { name: 'Nour' })).toEqual({ ok: true })
    expect(await profile()).toMatchObject({ name: 'Salma', suspended: true, role: 'seller' })
  })

  it('is not created from an invalid form', async () => {
    expect(await createProfile(shop(), guest(), { email: 'nowhere' })).toMatchObject({
      ok: false,
      refusal: 'profile-invalid',
    })
    expect(await profile()).toBeNull()
  })

  it('is replaced by what its owner saves, except for role and suspension', async () => {
    await createProfile(shop(), guest(), { phone: '01001234567', name: 'Nour' })
    await update({ role: 'seller' })
    const saved = await saveProfile(shop(), uid, form)
    expect(saved).toMatchObject({ ok: true, profile: { ...form, role: 'seller' } })
    expect(await profile()).toMatchObject({ ...form, phone: '', role: 'seller', suspended: false })
  })

  it('is created by saving if the user has none', async () => {
    expect(await saveProfile(shop(), uid, form)).toMatchObject({ ok: true })
    expect(await profile()).toMatchObject({ ...form, role: 'customer', suspended: false })
  })

  it('does not change when the saved form is invalid', async () => {
    await createProfile(shop(), guest(), {})
    expect(await saveProfile(shop(), uid, { ...form, phone: '1' })).toMatchObject({ ok: false })
    expect(await profile()).toMatchObject({ name: 'Guest' })
  })
})
