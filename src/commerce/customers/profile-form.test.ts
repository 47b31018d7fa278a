import { describe, expect, it } from 'vitest'
import type { ProfileForm } from './profile.ts'
import { checkProfileForm } from './profile-form.ts'

const salma: ProfileForm = {
  name: 'Salma',
  surname: 'Fouad',
  email: 'salma@example.com',
  phone: '+201223456703',
}

function messagesOf(form: Partial<ProfileForm>) {
  const checked = checkProfileForm({ ...salma, ...form })
  return checked.ok ? {} : checked.fields
}

describe('the profile form', () => {
  it('accepts valid fields unchanged', () => {
    expect(checkProfileForm(salma)).toEqual({ ok: true, form: salma })
  })

  it('stores a missing name as Guest and leaves the rest empty', () => {
    expect(checkProfileForm({ name: ' ', surname: '', email: '', phone: '' })).toEqual({
      ok: true,
      form: { name: 'Guest', surname: '', email: '', phone: '' },
    })
  })

  it('trims fields and normalizes the phone number', () => {
    expect(
      checkProfileForm({ ...salma, name: '  Salma   Nour ', phone: '0122 345 6703' }),
    ).toMatchObject({ form: { name: 'Salma Nour', phone: '+201223456703' } })
  })

  it('returns a message for each invalid field', () => {
    expect(messagesOf({ email: 'salma@example', phone: '12' })).toEqual({
      email: 'Enter a valid email address.',
      phone: 'Enter a phone number. Outside Egypt, include + and the country code.',
    })
    expect(messagesOf({ name: 'x'.repeat(81) })).toHaveProperty('name')
    expect(messagesOf({ surname: 'x'.repeat(81) })).toHaveProperty('surname')
  })
})
