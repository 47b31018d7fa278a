import type { ImportProblem } from '#commerce/catalogue/editing/import-problem.ts'
import { lengthProblemText } from '#commerce/texts/length-problem.messages.ts'
import { ownCatalogueText } from './catalogue-problem.messages.ts'

/** Why a product, a category or a row of an import is not accepted. */
export function catalogueProblemText(problem: ImportProblem): string {
  return problem.code === 'too-long' ? lengthProblemText(problem) : ownCatalogueText(problem)
}
