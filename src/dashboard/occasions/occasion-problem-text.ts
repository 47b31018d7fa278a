import type { OccasionProblem } from '#commerce/occasions/editing/occasion-problem.ts'
import { lengthProblemText } from '#commerce/texts/length-problem.messages.ts'
import { ownOccasionText } from './occasion-problem.messages.ts'

/** Why an occasion cannot be saved, beside its field. */
export function occasionProblemText(problem: OccasionProblem): string {
  return problem.code === 'too-long' ? lengthProblemText(problem) : ownOccasionText(problem)
}
