/** What the sender wants if a flower of the bouquet is not to be had that morning. */
export const substitutions = ['call', 'replace', 'refund'] as const
export type Substitution = (typeof substitutions)[number]
