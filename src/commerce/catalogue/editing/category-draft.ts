import { lengthMessage } from '../../length-message.ts'
import type { Category } from '../category.ts'

/** The editable fields of a category. */
export interface CategoryDraft {
  name: string
  image: string | null
}

export type CategoryMessages = Partial<Record<keyof CategoryDraft, string>>

export const longestCategoryName = 60

export function checkCategory({ name }: CategoryDraft): CategoryMessages {
  if (name.trim() === '') return { name: 'Enter a name.' }
  if (name.trim().length > longestCategoryName) {
    return { name: lengthMessage(longestCategoryName) }
  }
  return {}
}

/** A category in the dashboard. */
export interface StaffCategory extends Category {
  /** Number of products, archived ones included. */
  products: number
}
