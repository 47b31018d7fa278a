import { type ClaimFilter, claimFilters } from '#commerce/claims/claim-listing.ts'

/** The search parameters of the list of claims; without one it shows the open claims. */
export interface ClaimsSearch {
  show?: Exclude<ClaimFilter, 'open'> | undefined
}

export function readClaimsSearch({ show }: Record<string, unknown>): ClaimsSearch {
  const known = claimFilters.find((filter) => filter === show)
  return { show: known === 'open' ? undefined : known }
}
