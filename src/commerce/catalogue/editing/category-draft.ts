import type { Category } from '../category.ts'

/** What staff say about a category. */
export interface CategoryDraft {
  name: string
  /** The address of its picture. */
  image: string | null
}

export type CategoryMessages = Partial<Record<keyof CategoryDraft, string>>

export const longestCategoryName = 60

export function checkCategory({ name }: CategoryDraft): CategoryMessages {
  if (name.trim() === '') return { name: 'Give it a name.' }
  if (name.trim().length > longestCategoryName) {
    return { name: `${longestCategoryName} letters at most.` }
  }
  return {}
}

/** A category as staff know it. */
export interface StaffCategory extends Category {
  /** How many products stand in it, those put away among them. */
  products: number
}
