/** What a look at one part of the shop found, in words for whoever runs it. */
export interface Finding {
  about: string
  state: 'well' | 'to-consider' | 'wrong'
  says: string
  /** What to do about it; empty when all is well. */
  todo: string
}

export type Look = Pick<Finding, 'state' | 'says' | 'todo'>

export const well = (says: string): Look => ({ state: 'well', says, todo: '' })
export const consider = (says: string, todo: string): Look => ({
  state: 'to-consider',
  says,
  todo,
})
export const wrong = (says: string, todo: string): Look => ({ state: 'wrong', says, todo })

/** A part of the shop, how to look at it, and what to do when even looking fails. */
export interface Examination {
  about: string
  look: () => Promise<Look>
  ifItFails: string
}

const marks: Record<Finding['state'], string> = {
  well: 'ok     ',
  'to-consider': 'note   ',
  wrong: 'WRONG  ',
}

export function lineOf({ about, state, says, todo }: Finding): string {
  const line = `${marks[state]}${about.padEnd(18)}${says}`
  return todo === '' ? line : `${line}\n${' '.repeat(25)}${todo}`
}
