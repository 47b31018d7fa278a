import { isCivilDate } from '../../delivery/cairo-time.ts'
import { lengthMessage } from '../../length-message.ts'
import { mostOccasionProducts, type Occasion } from '../occasion.ts'
import type { DateRule } from '../occasion-date.ts'
import { occasionRuleText } from '../occasion-rules.messages.ts'
import { isMonthDay } from '../read-date-rule.ts'

/** The editable content of an occasion; `productIds` in the order of its page. */
export interface OccasionDraft
  extends Pick<
    Occasion,
    'slug' | 'name' | 'nameAr' | 'intro' | 'introAr' | 'image' | 'isSensitive' | 'dateRule'
  > {
  productIds: readonly string[]
}

export type OccasionMessages = Partial<Record<keyof OccasionDraft, string>>

export const longestOccasionName = 60
export const longestSlug = 60
export const longestIntro = 600
export const mostDates = 30

/** Validation messages by field; empty when the draft is valid. */
export function checkOccasion(draft: OccasionDraft): OccasionMessages {
  const messages: OccasionMessages = {}
  const limits = {
    name: longestOccasionName,
    nameAr: longestOccasionName,
    intro: longestIntro,
    introAr: longestIntro,
  }
  for (const [field, most] of Object.entries(limits)) {
    if (isText(field) && draft[field].trim().length > most) messages[field] = lengthMessage(most)
  }
  if (draft.name.trim() === '') messages.name = occasionRuleText('enterName')
  if (!isSlug(draft.slug.trim())) messages.slug = occasionRuleText('slug')
  const dateRule = checkDateRule(draft.dateRule)
  if (dateRule) messages.dateRule = dateRule
  if (draft.productIds.length > mostOccasionProducts) {
    messages.productIds = occasionRuleText('tooManyProducts', { most: mostOccasionProducts })
  }
  return messages
}

const texts = ['name', 'nameAr', 'intro', 'introAr'] as const

function isText(field: string): field is (typeof texts)[number] {
  return texts.some((text) => text === field)
}

function isSlug(slug: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= longestSlug
}

function checkDateRule(rule: DateRule): string | undefined {
  if (rule.kind === 'none') return undefined
  if (rule.kind === 'yearly') {
    return isMonthDay(rule.monthDay) ? undefined : occasionRuleText('monthDay')
  }
  const { dates } = rule
  if (dates.length === 0) return occasionRuleText('enterDate')
  if (dates.length > mostDates) return occasionRuleText('tooManyDates', { most: mostDates })
  const isClear =
    dates.every(({ date }) => isCivilDate(date)) &&
    new Set(dates.map(({ date }) => date)).size === dates.length
  return isClear ? undefined : occasionRuleText('badDate')
}

/** The address of a new occasion: its name in lower case with hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[’'\p{Mark}]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '')
}

/** An occasion in the dashboard. */
export interface StaffOccasion extends Occasion {
  /** Time of archiving; null while customers see the occasion. */
  archivedAt: number | null
}

/** A row of the list of occasions. */
export interface ListedOccasion extends StaffOccasion {
  /** Number of products, archived ones included. */
  products: number
}

/** An occasion to edit. */
export interface EditedOccasion extends StaffOccasion {
  productIds: readonly string[]
}

export function draftOf(occasion: EditedOccasion): OccasionDraft {
  const { slug, name, nameAr, intro, introAr, image, isSensitive, dateRule, productIds } = occasion
  return { slug, name, nameAr, intro, introAr, image, isSensitive, dateRule, productIds }
}

/** Whether customers read a text of the occasion in English on an Arabic page. */
export function isArabicMissing({
  nameAr,
  intro,
  introAr,
}: Pick<Occasion, 'nameAr' | 'intro' | 'introAr'>): boolean {
  return nameAr === '' || (intro !== '' && introAr === '')
}
