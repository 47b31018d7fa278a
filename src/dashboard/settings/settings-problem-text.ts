import type { SettingsProblem } from '#commerce/settings/settings-problem.ts'
import { lengthProblemText } from '#commerce/texts/length-problem.messages.ts'
import { ownSettingsText } from './settings-problem.messages.ts'

/** Why a setting cannot be saved, beside its field. */
export function settingsProblemText(problem: SettingsProblem): string {
  return problem.code === 'too-long' ? lengthProblemText(problem) : ownSettingsText(problem)
}
