import { expect, it } from 'vitest'
import { defineMessages } from './define-messages.ts'
import { inLocale } from './locale.server.ts'
import { type Problem, type ProblemText, problemTexts } from './problem.ts'

type TypedProblem = Problem<'missing'> | Problem<'too-long', 'longest'>

const textOf: ProblemText<TypedProblem> = defineMessages({
  en: { missing: 'Enter a name.', 'too-long': 'At most {longest} letters.' },
  ar: { missing: 'اكتب الاسم.', 'too-long': 'الحد الأقصى {longest} حرف.' },
}).of

const onlyMissing = defineMessages({ en: { missing: 'None.' }, ar: { missing: 'لا شيء.' } })
const withAnother = defineMessages({
  en: { missing: 'None.', 'too-long': 'At most {longest} letters.', another: 'Another.' },
  ar: { missing: 'لا شيء.', 'too-long': 'الحد الأقصى {longest} حرف.', another: 'آخر.' },
})
const withoutValue = defineMessages({
  en: { missing: 'None.', 'too-long': 'Too long.' },
  ar: { missing: 'لا شيء.', 'too-long': 'طويل.' },
})

it('is described in the language of its reader, with its values', () => {
  expect(textOf({ code: 'missing' })).toBe('Enter a name.')
  expect(textOf({ code: 'too-long', longest: 40 })).toBe('At most 40 letters.')
  expect(inLocale('ar', () => textOf({ code: 'missing' }))).toBe('اكتب الاسم.')
})

it('is described field by field', () => {
  const problems: { name?: TypedProblem; email?: TypedProblem } = { name: { code: 'missing' } }
  expect(problemTexts(problems, textOf)).toEqual({ name: 'Enter a name.' })
})

it('compiles only if codes and texts match', () => {
  // @ts-expect-error A code has no text.
  const lacking: ProblemText<TypedProblem> = onlyMissing.of
  // @ts-expect-error A text has no code.
  const spare: ProblemText<TypedProblem> = withAnother.of
  // @ts-expect-error A text leaves a value of its problem out.
  const silent: ProblemText<TypedProblem> = withoutValue.of
  for (const wrong of [lacking, spare, silent]) expect(wrong({ code: 'missing' })).toBe('None.')
})
