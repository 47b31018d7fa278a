import { z } from 'zod'
import { arabicDigits } from '#i18n/shown-digits.ts'
import { westernDigits } from '#i18n/western-digits.ts'
import { isEmail } from '../email.ts'
import { isPounds } from '../money.ts'
import { type SettingsProblem, settingsCodes } from './settings-problem.ts'

const refusedAs = (code: (typeof settingsCodes)[number]) => ({ error: code })

// A line break in a name could inject an email header.
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u, refusedAs('special-characters'))
const english = (longest: number) => text(longest).min(1, refusedAs('missing'))

export const internationalNumber = /^\+[1-9][\d ]{6,22}$/
const phone = z
  .string()
  .transform((typed) => westernDigits(typed).trim())
  .refine(
    (number) => number === '' || internationalNumber.test(number),
    refusedAs('number-invalid'),
  )

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  ...refusedAs('time-missing'),
  abort: true,
})

function whole(least: number, most: number) {
  return z.string().transform((typed, context) => {
    const value = numberIn(typed)
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value
    context.addIssue({ code: 'custom', message: 'not-between', params: { least, most } })
    return z.NEVER
  })
}

const pounds = z.string().transform((typed, context) => {
  const value = numberIn(typed)
  if (isPounds(value)) return value
  context.addIssue({ code: 'custom', message: 'amount-invalid' })
  return z.NEVER
})

function numberIn(typed: string): number {
  const digits = westernDigits(typed).replaceAll(/[\s,]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** The longest value of each text; an Arabic one has the length of the English one. */
export const settingLengths = {
  name: 40,
  tagline: 80,
  description: 200,
  headline: 60,
  motto: 80,
  deliveryArea: 60,
  place: 80,
} as const

const lengths = settingLengths

/**
 * The settings of the owner. Form, server and database hold each value as text, which this schema checks and converts. A
 * text has an Arabic version, which is empty without a translation.
 */
const settingsSchema = z
  .object({
    name: english(lengths.name),
    nameAr: text(lengths.name),
    tagline: english(lengths.tagline),
    taglineAr: text(lengths.tagline),
    /** For search engines. */
    description: english(lengths.description),
    descriptionAr: text(lengths.description),
    /** The large title of the home page. */
    headline: english(lengths.headline),
    headlineAr: text(lengths.headline),
    /** At the start of the footer. */
    motto: english(lengths.motto),
    mottoAr: text(lengths.motto),
    /** Where the shop delivers, within sentences: `Cairo and Giza`. */
    deliveryArea: english(lengths.deliveryArea),
    deliveryAreaAr: text(lengths.deliveryArea),
    place: english(lengths.place),
    placeAr: text(lengths.place),
    opensAt: clock,
    /** `00:00` is the end of the day. */
    closesAt: clock,
    /** ISO weekdays, in order, as of a time slot. */
    openDays: z
      .string()
      .regex(/^1?2?3?4?5?6?7?$/, refusedAs('invalid'))
      .min(1, refusedAs('weekdays-missing')),
    /** The address that customers write to. */
    email: z.string().trim().refine(isEmail, refusedAs('email-invalid')),
    /** In international form, spaced as the owner writes it; empty without one. */
    phone,
    whatsApp: phone,
    /** The largest total for cash on delivery; 0 disables it. */
    cashLimit: pounds,
    /** How long an unpaid order reserves stock and slot. */
    paymentMinutes: whole(10, 120),
    /** The same for a cash order that its customer has not confirmed. */
    confirmationMinutes: whole(5, 60),
    arabicDigits: z.string().pipe(z.enum(arabicDigits)),
  })
  .refine(({ opensAt, closesAt }) => closesAt === '00:00' || opensAt < closesAt, {
    ...refusedAs('closes-early'),
    path: ['closesAt'],
  })

export type ShopSettings = z.output<typeof settingsSchema>
/** The values as text. */
export type SettingsDraft = z.input<typeof settingsSchema>
export type SettingName = keyof SettingsDraft
export type SettingsProblems = Partial<Record<SettingName, SettingsProblem>>
/** The values that differ from the defaults, by name. Another version of the shop may have stored other names. */
export type StoredSettings = Record<string, string>

export const settingNames = settingsSchema.keyof().options

export function isSettingName(word: string): word is SettingName {
  return Object.hasOwn(settingsSchema.shape, word)
}

type CheckedSettings = { settings: ShopSettings } | { problems: SettingsProblems }

export function checkSettings(draft: SettingsDraft): CheckedSettings {
  const checked = settingsSchema.safeParse(draft)
  if (checked.success) return { settings: checked.data }
  const problems: SettingsProblems = {}
  for (const issue of checked.error.issues) {
    const name = String(issue.path[0])
    if (isSettingName(name)) problems[name] ??= problemOf(issue)
  }
  return { problems }
}

function problemOf(issue: z.core.$ZodIssue): SettingsProblem {
  if (issue.code === 'too_big') return { code: 'too-long', longest: Number(issue.maximum) }
  if (issue.code === 'custom' && issue.message === 'not-between') {
    return { code: 'not-between', least: issue.params?.least, most: issue.params?.most }
  }
  return { code: settingsCodes.find((code) => code === issue.message) ?? 'invalid' }
}

/** The values as text, in the form in which they are stored. */
export function settingsDraftOf(settings: ShopSettings): SettingsDraft {
  return {
    ...settings,
    cashLimit: String(settings.cashLimit),
    paymentMinutes: String(settings.paymentMinutes),
    confirmationMinutes: String(settings.confirmationMinutes),
  }
}

/** The stored values, and the defaults for the others. A value that this version does not accept counts as not stored. */
export function mergeSettings(defaults: SettingsDraft, stored: StoredSettings): ShopSettings {
  const checked = checkSettings({ ...defaults, ...stored })
  if ('settings' in checked) return checked.settings
  const accepted = Object.entries(stored).filter(([name]) => !Object.hasOwn(checked.problems, name))
  const isFewer = accepted.length < Object.keys(stored).length
  return isFewer
    ? mergeSettings(defaults, Object.fromEntries(accepted))
    : settingsSchema.parse(defaults)
}

/** Settings of the environment that are the defaults of a setting. */
export const environmentDefaults = {
  phone: 'SHOP_PHONE',
  whatsApp: 'SHOP_WHATSAPP',
  cashLimit: 'CASH_ON_DELIVERY_LIMIT',
  confirmationMinutes: 'CASH_CONFIRMATION_MINUTES',
  arabicDigits: 'ARABIC_DIGITS',
} as const satisfies Partial<Record<SettingName, string>>

/** A default follows later changes of the default, so only other values are stored. */
export function differingFrom(defaults: SettingsDraft, draft: SettingsDraft): StoredSettings {
  const names = settingNames.filter((name) => draft[name] !== defaults[name])
  return Object.fromEntries(names.map((name) => [name, draft[name]]))
}
