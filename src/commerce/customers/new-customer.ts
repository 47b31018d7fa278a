import { currentLocale } from '#i18n/locale.ts'
import { isEmail } from '../email.ts'
import { sanitiseName } from '../person-name.ts'
import { guestName, type Profile, type ProfileForm } from './profile.ts'

/** Claims of the identity provider about a new user. */
export interface NewCustomer {
  uid: string
  /** Empty for guests. */
  email: string
  /** Empty if the provider has no name. */
  name: string
  picture: string | null
}

/** The first profile of a user: typed fields, else those of a previous guest profile, else the provider's. */
export function firstProfile(
  customer: NewCustomer,
  form: ProfileForm,
  guest: Profile | null = null,
): Profile {
  const known = sanitiseName(customer.name)
  const typed = form.name !== guestName
  const asGuest = typed || known ? null : guest
  return {
    id: customer.uid,
    name: typed ? form.name : known || asGuest?.name || guestName,
    surname: form.surname || asGuest?.surname || '',
    // The verified email takes precedence over a typed one: the user signs in with it.
    email: isEmail(customer.email) ? customer.email : form.email || (guest?.email ?? ''),
    phone: form.phone || (guest?.phone ?? ''),
    profilePicture: customer.picture,
    suspended: false,
    locale: currentLocale(),
    role: 'customer',
  }
}
