import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { identified, visitor } from '#identity/authorization/guards.ts'
import { currentSessionHolder } from '#identity/sessions/current-session.server.ts'
import { readBearer } from '#identity/sessions/token-bearer.server.ts'
import { identity, shop } from '#platform/services.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import { createProfile } from './create-profile.server.ts'
import { type Notice, signInAgainNotice } from './notices.ts'
import type { Profile, ProfileForm } from './profile.ts'
import type { ProfileMessages } from './profile-form.ts'
import { saveProfile } from './save-profile.server.ts'
import { findProfile } from './user-store.server.ts'

// Longer than any rule allows, so that the rule itself can say what is wrong.
const text = z.string().max(1000)
const profileForm = z.object({ name: text, surname: text, email: text, phone: text })
const token = z.string().min(1).max(8192)

/** The profile of whoever is signed in, or null. */
export const getProfile = createServerFn({ method: 'GET' })
  .middleware([visitor])
  .handler(({ context }) => context.user)

type TokenRefused = Refusal<'token-refused'>

const bearer = z.object({ uid: text, token })
const newcomer = bearer.extend({ form: profileForm.partial() })

/** Whoever is signing in has an ID token, and no session yet. */
export type ProfileBearer = z.infer<typeof bearer>

/** The profile under the token's uid, or null when they have none yet. */
export const getProfileByToken = createServerFn({ method: 'POST' })
  .validator((brought: ProfileBearer) => bearer.parse(brought))
  .handler(async ({ data }): Promise<Accepted<{ profile: Profile | null }> | TokenRefused> => {
    const account = await readBearer({ ...shop, ...identity }, data)
    if (!account) return { ok: false, refusal: 'token-refused' }
    return { ok: true, profile: await findProfile(shop.db, data.uid) }
  })

/** Stores somebody's first profile; the token, not the browser, says whose. True, or what to show. */
export const createUserProfile = createServerFn({ method: 'POST' })
  .validator((sent: ProfileBearer & { form: Partial<ProfileForm> }) => newcomer.parse(sent))
  .handler(async ({ data }): Promise<true | Notice> => {
    const account = await readBearer({ ...shop, ...identity }, data)
    if (!account) return signInAgainNotice
    const before = await currentSessionHolder()
    const guest = before?.guest && before.uid !== data.uid ? before.user : null
    const created = await createProfile(shop, account, definedOnly(data.form), guest)
    return created.ok || { title: 'Please check your details', message: firstOf(created.fields) }
  })

/** Replaces what the signed-in person says of themselves. */
export const saveOwnProfile = createServerFn({ method: 'POST' })
  .middleware([identified])
  .validator((form: ProfileForm) => profileForm.parse(form))
  .handler(({ data, context }) => saveProfile(shop, context.uid, data))

function definedOnly(form: Partial<Record<keyof ProfileForm, string | undefined>>) {
  const { name = '', surname = '', email = '', phone = '' } = form
  return { name, surname, email, phone }
}

function firstOf(fields: ProfileMessages): string {
  return Object.values(fields)[0] ?? 'Something in the form is not right.'
}
