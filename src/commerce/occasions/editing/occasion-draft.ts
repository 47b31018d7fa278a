import { isCivilDate } from '../../delivery/cairo-time.ts'
import { mostOccasionProducts, type Occasion } from '../occasion.ts'
import type { DateRule } from '../occasion-date.ts'
import { isMonthDay } from '../read-date-rule.ts'
import type { OccasionProblem } from './occasion-problem.ts'

/** The editable content of an occasion; `productIds` in the order of its page. */
export interface OccasionDraft
  extends Pick<
    Occasion,
    'slug' | 'name' | 'nameAr' | 'intro' | 'introAr' | 'image' | 'isSensitive' | 'dateRule'
  > {
  productIds: readonly string[]
}

export type OccasionProblems = Partial<Record<keyof OccasionDraft, OccasionProblem>>

export const longestOccasionName = 60
export const longestSlug = 60
export const longestIntro = 600
export const mostDates = 30

/** Validation problems by field; empty when the draft is valid. */
export function checkOccasion(draft: OccasionDraft): OccasionProblems {
  const problems: OccasionProblems = {}
  const limits = {
    name: longestOccasionName,
    nameAr: longestOccasionName,
    intro: longestIntro,
    introAr: longestIntro,
  }
  for (const [field, most] of Object.entries(limits)) {
    if (isText(field) && draft[field].trim().length > most) {
      problems[field] = { code: 'too-long', longest: most }
    }
  }
  if (draft.name.trim() === '') problems.name = { code: 'name-missing' }
  if (!isSlug(draft.slug.trim())) problems.slug = { code: 'slug-invalid' }
  const dateRule = checkDateRule(draft.dateRule)
  if (dateRule) problems.dateRule = dateRule
  if (draft.productIds.length > mostOccasionProducts) {
    problems.productIds = { code: 'too-many-products', most: mostOccasionProducts }
  }
  return problems
}

const texts = ['name', 'nameAr', 'intro', 'introAr'] as const

function isText(field: string): field is (typeof texts)[number] {
  return texts.some((text) => text === field)
}

function isSlug(slug: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= longestSlug
}

function checkDateRule(rule: DateRule): OccasionProblem | undefined {
  if (rule.kind === 'none') return undefined
  if (rule.kind === 'yearly') {
    return isMonthDay(rule.monthDay) ? undefined : { code: 'day-invalid' }
  }
  const { dates } = rule
  if (dates.length === 0) return { code: 'dates-missing' }
  if (dates.length > mostDates) return { code: 'too-many-dates', most: mostDates }
  const isClear =
    dates.every(({ date }) => isCivilDate(date)) &&
    new Set(dates.map(({ date }) => date)).size === dates.length
  return isClear ? undefined : { code: 'dates-invalid' }
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

export function occasionDraftOf(occasion: EditedOccasion): OccasionDraft {
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
