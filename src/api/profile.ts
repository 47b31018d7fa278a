import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { createProfile } from '#commerce/customers/create-profile.server.ts'
import { noticeText } from '#commerce/customers/notices.messages.ts'
import { type Notice, signInAgainNotice } from '#commerce/customers/notices.ts'
import type { Profile, ProfileForm } from '#commerce/customers/profile.ts'
import type { ProfileProblems } from '#commerce/customers/profile-form.ts'
import { profileSchema } from '#commerce/customers/profile-schema.ts'
import { saveProfile } from '#commerce/customers/save-profile.server.ts'
import { setUserLocale } from '#commerce/customers/user-locale-store.server.ts'
import { findProfile } from '#commerce/customers/user-store.server.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { type Locale, locales } from '#i18n/locale.ts'
import { readBearer } from '#identity/sessions/token-bearer.server.ts'
import { currentSessionHolder } from '#platform/request/current-session.server.ts'
import { identified, visitor } from '#platform/request/guards.ts'
import { identity, shop } from '#platform/services.server.ts'

const token = z.string().min(1).max(8192)

/** The profile of the signed-in user, or null. */
export const getProfile = createServerFn({ method: 'GET' })
  .middleware([visitor])
  .handler(({ context }) => context.user)

type TokenRefused = Refusal<'token-refused'>

// During sign-in a user has an ID token and no session yet. A named type of this schema would keep Zod in the browser.
const bearer = z.object({ uid: z.string().max(1000), token })
const newcomer = bearer.extend({ form: profileSchema.partial() })

/** The profile of the token's user, or null when the user has none yet. */
export const getProfileByToken = createServerFn({ method: 'POST' })
  .validator((input: z.infer<typeof bearer>) => bearer.parse(input))
  .handler(async ({ data }): Promise<Accepted<{ profile: Profile | null }> | TokenRefused> => {
    const account = await readBearer({ ...shop, ...identity }, data)
    if (!account) return { ok: false, refusal: 'token-refused' }
    return { ok: true, profile: await findProfile(shop.db, data.uid) }
  })

/** Creates the profile of the token's user. Returns true, or the notice to show. */
export const createUserProfile = createServerFn({ method: 'POST' })
  .validator((input: z.input<typeof newcomer>) => newcomer.parse(input))
  .handler(async ({ data }): Promise<true | Notice> => {
    const account = await readBearer({ ...shop, ...identity }, data)
    if (!account) return signInAgainNotice()
    const before = await currentSessionHolder()
    const guest = before?.guest && before.uid !== data.uid ? before.user : null
    const created = await createProfile(shop, account, definedOnly(data.form), guest)
    return created.ok || { title: noticeText('checkDetails'), message: firstOf(created.problems) }
  })

/** Replaces the profile of the signed-in user. */
export const saveOwnProfile = createServerFn({ method: 'POST' })
  .middleware([identified])
  .validator((input: ProfileForm) => profileSchema.parse(input))
  .handler(({ data, context }) => saveProfile(shop, context.uid, data))

/** Sets the language of the signed-in user's account emails, and of the dashboard for staff. */
export const chooseLanguage = createServerFn({ method: 'POST' })
  .middleware([identified])
  .validator((input: Locale) => z.enum(locales).parse(input))
  .handler(({ data, context }) => setUserLocale(shop.db, context.uid, data))

function definedOnly(form: Partial<Record<keyof ProfileForm, string | undefined>>) {
  const { name = '', surname = '', email = '', phone = '' } = form
  return { name, surname, email, phone }
}

function firstOf(problems: ProfileProblems): string {
  const [first] = Object.values(problems)
  return first ? fieldProblemText(first) : noticeText('invalidForm')
}
