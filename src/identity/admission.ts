import type { Profile } from '#commerce/customers/profile.ts'
import { may, type Permission } from '#commerce/staff/permissions.ts'
import { DoorClosed } from './door-closed.ts'

/** Someone with a session: their uid, and their profile once they have one. */
export interface SessionHolder {
  uid: string
  /** Came in as a guest: their session is the only way to what is theirs. */
  guest: boolean
  user: Profile | null
}

export interface KnownUser extends SessionHolder {
  user: Profile
}

export function admitIdentified(holder: SessionHolder | null): SessionHolder {
  if (!holder || holder.user?.suspended) throw new DoorClosed('sign-in')
  return holder
}

export function admitSignedIn(holder: SessionHolder | null): KnownUser {
  const { uid, guest, user } = admitIdentified(holder)
  if (!user) throw new DoorClosed('profile')
  return { uid, guest, user }
}

export function admitStaff(holder: SessionHolder | null, permission: Permission): KnownUser {
  if (!holder?.user || holder.user.suspended) throw new DoorClosed('sign-in')
  if (!may(holder.user.role, permission)) throw new DoorClosed('forbidden')
  return { uid: holder.uid, guest: holder.guest, user: holder.user }
}
