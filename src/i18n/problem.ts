/**
 * Why a rule refuses a value: a code, and the values that its text names. Rules return problems; the text is made where
 * it is shown, in the language of its reader.
 */
export type Problem<Code extends string, Value extends string = never> = Code extends string
  ? { [Name in Value | 'code']: Name extends 'code' ? Code : string | number }
  : never

/** Makes the text of a problem. Invariant: neither a code without a text compiles, nor a text without a code. */
export type ProblemText<in out AnyProblem> = (problem: AnyProblem) => string

/** The texts of the problems of a form, by field. */
export function problemTexts<
  AnyProblem,
  Problems extends { [Field in keyof Problems]?: AnyProblem | undefined },
>(
  problems: Problems,
  textOf: (problem: AnyProblem) => string,
): { [Field in keyof Problems]: string }
export function problemTexts<AnyProblem>(
  problems: Partial<Record<string, AnyProblem>>,
  textOf: (problem: AnyProblem) => string,
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, problem] of Object.entries(problems)) {
    if (problem !== undefined) texts[field] = textOf(problem)
  }
  return texts
}
