import { fullNameText } from './full-name.messages.ts'
import { guestName, type Profile } from './profile.ts'

/** The name of a user as pages show it. The shop names guests in English; pages name them in their language. */
export function fullName({ name, surname }: Pick<Profile, 'name' | 'surname'>): string {
  const full = `${name} ${surname}`.trim()
  return full === guestName ? fullNameText('guest') : full
}
