import type { CatalogueProblem } from '../catalogue-problem.ts'
import type { Category } from '../category.ts'

/** The editable fields of a category. */
export interface CategoryDraft {
  name: string
  nameAr?: string | undefined
  image: string | null
}

export type CategoryProblems = Partial<Record<keyof CategoryDraft, CatalogueProblem>>

export const longestCategoryName = 60

export function checkCategory({ name, nameAr = '' }: CategoryDraft): CategoryProblems {
  const isLong = (text: string) => text.trim().length > longestCategoryName
  const tooLong: CatalogueProblem = { code: 'too-long', longest: longestCategoryName }
  const problems: CategoryProblems = {}
  if (isLong(name)) problems.name = tooLong
  if (name.trim() === '') problems.name = { code: 'name-missing' }
  if (isLong(nameAr)) problems.nameAr = tooLong
  return problems
}

/** A category in the dashboard. */
export interface StaffCategory extends Category {
  /** Number of products, archived ones included. */
  products: number
}
