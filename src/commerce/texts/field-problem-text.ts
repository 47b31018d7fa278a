import type { FieldProblem } from '../checkout/field-problem.ts'
import { ownFieldText } from './field-problem.messages.ts'
import { lengthProblemText } from './length-problem.messages.ts'

/** Why a typed field is not accepted, beside the field. */
export function fieldProblemText(problem: FieldProblem): string {
  return problem.code === 'too-long' ? lengthProblemText(problem) : ownFieldText(problem)
}
