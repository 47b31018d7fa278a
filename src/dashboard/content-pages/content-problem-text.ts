import type { ContentProblem } from '#commerce/content/editing/content-problem.ts'
import { lengthProblemText } from '#commerce/texts/length-problem.messages.ts'
import { ownContentText } from './content-problem.messages.ts'

/** Why the texts of a content page cannot be saved, beside their field. */
export function contentProblemText(problem: ContentProblem): string {
  return problem.code === 'too-long' ? lengthProblemText(problem) : ownContentText(problem)
}
