/** The result of one check, for the operator of the shop. */
export interface Finding {
  name: string
  state: 'ok' | 'warning' | 'failed'
  message: string
  /** The recommended action; empty if there is no problem. */
  fix: string
}

export type CheckResult = Pick<Finding, 'state' | 'message' | 'fix'>

export const ok = (message: string): CheckResult => ({ state: 'ok', message, fix: '' })
export const warning = (message: string, fix: string): CheckResult => ({
  state: 'warning',
  message,
  fix,
})
export const failed = (message: string, fix: string): CheckResult => ({
  state: 'failed',
  message,
  fix,
})

/** A check of one part of the shop, and what to do if the check itself fails. */
export interface Check {
  name: string
  run: () => Promise<CheckResult>
  onFailure: string
}

const marks: Record<Finding['state'], string> = {
  ok: 'ok     ',
  warning: 'WARN   ',
  failed: 'FAIL   ',
}

export function lineOf({ name, state, message, fix }: Finding): string {
  const line = `${marks[state]}${name.padEnd(18)}${message}`
  return fix === '' ? line : `${line}\n${' '.repeat(25)}${fix}`
}
