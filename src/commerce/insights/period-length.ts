/** Preset lengths of a period, in days. Each ends today. */
export const periodLengths = [7, 28, 90] as const
export type PeriodLength = (typeof periodLengths)[number]

export const usualLength: PeriodLength = 28
