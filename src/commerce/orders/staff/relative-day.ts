/** Delivery days that a saved filter names relative to today. Apart from their dates: every visitor loads the routes. */
export const relativeDays = ['today', 'tomorrow', 'week'] as const
export type RelativeDay = (typeof relativeDays)[number]

export function isRelativeDay(value: unknown): value is RelativeDay {
  return relativeDays.some((day) => day === value)
}
