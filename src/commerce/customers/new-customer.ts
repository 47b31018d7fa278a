import { isEmail } from '../email.ts'
import { sanitiseName } from '../person-name.ts'
import { guestName, type Profile, type ProfileForm } from './profile.ts'

/** What the identity provider vouches for about somebody new. */
export interface NewCustomer {
  uid: string
  /** Empty for guests. */
  email: string
  /** Empty when the provider knows none. */
  name: string
  picture: string | null
}

/**
 * The first profile of somebody: what they typed, and where they typed nothing, what the provider knows of them. Whoever
 * has been a guest until now need not say again what the shop knew of the guest.
 */
export function firstProfile(
  customer: NewCustomer,
  form: ProfileForm,
  guest: Profile | null = null,
): Profile {
  const [known = '', ...rest] = sanitiseName(customer.name).split(' ')
  const typed = form.name !== guestName
  const asGuest = typed || known ? null : guest
  return {
    id: customer.uid,
    name: typed ? form.name : known || asGuest?.name || guestName,
    surname: form.surname || (typed ? '' : rest.join(' ')) || asGuest?.surname || '',
    // The provider's address outranks what was typed: it is the one they sign in with.
    email: isEmail(customer.email) ? customer.email : form.email || (guest?.email ?? ''),
    phone: form.phone || (guest?.phone ?? ''),
    profilePicture: customer.picture,
    suspended: false,
    role: 'customer',
  }
}
