import { describe, expect, it } from 'vitest'
import { firstProfile } from './new-customer.ts'
import { guestName, type Profile } from './profile.ts'

const customer = { uid: 'mona', email: 'mona@example.com', name: '', picture: null }
const untyped = { name: guestName, surname: '', email: '', phone: '' }
const typed = { ...untyped, name: 'Moni' }
const guest: Profile = {
  ...untyped,
  id: 'guest',
  name: 'Laila',
  surname: 'Fouad',
  profilePicture: null,
  suspended: false,
  locale: 'en',
  role: 'customer',
}

function namesOf(name: string, form = untyped, before: Profile | null = null) {
  const profile = firstProfile({ ...customer, name }, form, before)
  return { name: profile.name, surname: profile.surname }
}

describe('the first profile', () => {
  it.each(['Mona Adel Sami', 'منى عادل سامي', 'Mona'])(
    'has the display name %j of the provider as name, and no surname',
    (name) => {
      expect(namesOf(name)).toEqual({ name, surname: '' })
    },
  )

  it('is called Guest without any name', () => {
    expect(namesOf('')).toEqual({ name: guestName, surname: '' })
  })

  it('prefers typed names', () => {
    expect(namesOf('Mona Adel', typed)).toEqual({ name: 'Moni', surname: '' })
    expect(namesOf('Mona Adel', { ...typed, surname: 'Sami' })).toEqual({
      name: 'Moni',
      surname: 'Sami',
    })
  })

  it('keeps the names of the guest only without a name of the provider', () => {
    expect(namesOf('', untyped, guest)).toEqual({ name: 'Laila', surname: 'Fouad' })
    expect(namesOf('Mona Adel', untyped, guest)).toEqual({ name: 'Mona Adel', surname: '' })
  })
})
