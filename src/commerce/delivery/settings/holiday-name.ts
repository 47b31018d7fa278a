import { holidayText } from './holiday-name.messages.ts'
import type { Holiday } from './holidays.ts'

export function holidayName({ key }: Pick<Holiday, 'key'>): string {
  return holidayText(key)
}
