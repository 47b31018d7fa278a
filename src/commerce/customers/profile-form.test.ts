import { describe, expect, it } from 'vitest'
import type { ProfileForm } from './profile.ts'
import { checkProfileForm } from './profile-form.ts'

const salma: ProfileForm = {
  name: 'Salma',
  surname: 'Fouad',
  email: 'salma@example.com',
  phone: '+201223456703',
}

function problemsOf(form: Partial<ProfileForm>) {
  const checked = checkProfileForm({ ...salma, ...form })
  return checked.ok ? {} : checked.problems
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

  it('returns the problem of each invalid field', () => {
    expect(problemsOf({ email: 'salma@example', phone: '12' })).toEqual({
      email: { code: 'email-invalid' },
      phone: { code: 'phone-invalid' },
    })
    expect(problemsOf({ name: 'x'.repeat(81) })).toHaveProperty('name')
    expect(problemsOf({ surname: 'x'.repeat(81) })).toHaveProperty('surname')
  })
})
