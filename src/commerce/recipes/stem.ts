import { z } from 'zod'
import { arabicOf } from '#i18n/localized.ts'
import type { Problem } from '#i18n/problem.ts'
import type { LengthProblem } from '../length-problem.ts'

/** The editable fields of a stem: a flower or a green that the shop buys by the bunch. */
export const stemDraftSchema = z.object({
  name: z.string().max(500),
  nameAr: z.string().max(500).optional(),
  perBunch: z.number(),
  /** Where to buy it; may be empty. */
  supplier: z.string().max(500),
})
export type StemDraft = z.infer<typeof stemDraftSchema>

/** A stem of the shop. */
export interface Stem extends StemDraft {
  id: string
}

export const stemLimits = { name: 60, supplier: 80, perBunch: 1000 } as const

/** Why a stem cannot be saved. */
export type StemProblem = LengthProblem | Problem<'name-missing' | 'per-bunch-invalid'>

export type StemProblems = Partial<Record<keyof StemDraft, StemProblem>>

export function checkStem({ name, nameAr = '', perBunch, supplier }: StemDraft): StemProblems {
  const isCount = Number.isSafeInteger(perBunch) && perBunch >= 1 && perBunch <= stemLimits.perBunch
  const long = {
    name: lengthProblem(name, stemLimits.name),
    nameAr: lengthProblem(nameAr, stemLimits.name),
    supplier: lengthProblem(supplier, stemLimits.supplier),
  }
  return {
    ...(name.trim() === '' ? { name: { code: 'name-missing' } } : long.name && { name: long.name }),
    ...(long.nameAr && { nameAr: long.nameAr }),
    ...(!isCount && { perBunch: { code: 'per-bunch-invalid' } }),
    ...(long.supplier && { supplier: long.supplier }),
  }
}

function lengthProblem(text: string, longest: number): LengthProblem | null {
  return text.trim().length > longest ? { code: 'too-long', longest } : null
}

/** A stem as it is stored, without the spaces around its texts. */
export function cleanStem({ name, nameAr, perBunch, supplier }: StemDraft): StemDraft {
  return {
    name: name.trim(),
    ...arabicOf('nameAr', nameAr),
    perBunch,
    supplier: supplier.trim(),
  }
}
