import { lengthMessage } from '../../length-message.ts'
import { catalogueRuleText } from '../catalogue-rules.messages.ts'
import type { Category } from '../category.ts'

/** The editable fields of a category. */
export interface CategoryDraft {
  name: string
  nameAr?: string | undefined
  image: string | null
}

export type CategoryMessages = Partial<Record<keyof CategoryDraft, string>>

export const longestCategoryName = 60

export function checkCategory({ name, nameAr = '' }: CategoryDraft): CategoryMessages {
  const isLong = (text: string) => text.trim().length > longestCategoryName
  const tooLong = lengthMessage(longestCategoryName)
  return {
    ...(isLong(name) && { name: tooLong }),
    ...(name.trim() === '' && { name: catalogueRuleText('enterName') }),
    ...(isLong(nameAr) && { nameAr: tooLong }),
  }
}

/** A category in the dashboard. */
export interface StaffCategory extends Category {
  /** Number of products, archived ones included. */
  products: number
}
