import type { ContentTexts } from '../content-page.ts'
import { parseMarkup } from '../markup.ts'
import { unknownPlaceholders } from '../placeholders.ts'
import type { ContentProblem } from './content-problem.ts'

export type ContentProblems = Partial<Record<keyof ContentTexts, ContentProblem>>

export const longestTitle = 60
export const longestLead = 240
export const longestBody = 20_000

const rules = [
  { field: 'title', longest: longestTitle, missing: 'title-missing' },
  { field: 'titleAr', longest: longestTitle },
  { field: 'lead', longest: longestLead, missing: 'lead-missing' },
  { field: 'leadAr', longest: longestLead },
  { field: 'body', longest: longestBody, missing: 'body-missing' },
  { field: 'bodyAr', longest: longestBody },
] as const

/** Validation problems by field; empty when the texts are valid. Arabic is optional. */
export function checkContentTexts(texts: ContentTexts): ContentProblems {
  const problems: ContentProblems = {}
  for (const { field, longest, ...rule } of rules) {
    const text = texts[field].trim()
    const isBody = field === 'body' || field === 'bodyAr'
    const problem: ContentProblem | undefined =
      'missing' in rule && text === ''
        ? { code: rule.missing }
        : (checkText(text, longest) ?? (isBody ? checkBody(text) : undefined))
    if (problem) problems[field] = problem
  }
  return problems
}

function checkText(text: string, longest: number): ContentProblem | undefined {
  if (text.length > longest) return { code: 'too-long', longest }
  const [placeholder] = unknownPlaceholders(text)
  return placeholder === undefined ? undefined : { code: 'placeholder-unknown', placeholder }
}

function checkBody(body: string): ContentProblem | undefined {
  const { blocks, refused } = parseMarkup(body)
  const [link] = refused
  if (link !== undefined) return { code: 'link-refused', link }
  return body !== '' && blocks.length === 0 ? { code: 'body-missing' } : undefined
}
