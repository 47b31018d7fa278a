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

describe('a profile form', () => {
  it('is stored as it was typed when it is in order', () => {
    expect(checkProfileForm(salma)).toEqual({ ok: true, form: salma })
  })

  it('calls somebody without a name Guest and lets the rest be empty', () => {
    expect(checkProfileForm({ name: ' ', surname: '', email: '', phone: '' })).toEqual({
      ok: true,
      form: { name: 'Guest', surname: '', email: '', phone: '' },
    })
  })

  it('tidies spaces and brings the phone number into its one form', () => {
    expect(
      checkProfileForm({ ...salma, name: '  Salma   Nour ', phone: '0122 345 6703' }),
    ).toMatchObject({ form: { name: 'Salma Nour', phone: '+201223456703' } })
  })

  it('says beside each field what is wrong with it', () => {
    expect(messagesOf({ email: 'salma@example', phone: '12' })).toEqual({
      email: 'Please check the e-mail address.',
      phone: 'Please give a phone number, with + and the country code if it is not Egyptian.',
    })
    expect(messagesOf({ name: 'x'.repeat(81) })).toHaveProperty('name')
    expect(messagesOf({ surname: 'x'.repeat(81) })).toHaveProperty('surname')
  })
})
