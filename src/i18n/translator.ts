import type { GetICUArgs } from '@schummar/icu-type-parser'
import { type CompiledMessage, type FormatValues, default as format } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { isolated } from './isolated.ts'
import { currentLocale, type Locale, readLocale } from './locale.ts'
import { groupDigits, pluralForm } from './number-forms.ts'
import type { Problem, ProblemText } from './problem.ts'
import { shownDigits } from './shown-digits.ts'

/** Compiled texts of one language by key. */
export type CompiledTexts = Partial<Record<string, CompiledMessage>>

interface Placeholders {
  ICUArgument: string | number
  ICUNumberArgument: number
  ICUDateArgument: never
}

type Values<Text extends string> = GetICUArgs<Text, Placeholders>

/** Names of the tags of a text: `link` of `Read the <link>terms</link>.` */
type Tags<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | Tags<Rest>
  : never

/** The problems whose codes are the keys of the texts. */
type ProblemsOf<Texts extends Record<string, string>> = {
  [Key in keyof Texts & string]: Problem<Key, keyof Values<Texts[Key]> & string>
}[keyof Texts & string]

type Filling<Values> = keyof Values extends never ? [] : [values: Values]

/** Finds a text in the current language and fills its placeholders. A missing key or value does not compile. */
export interface Translate<Texts extends Record<string, string>> {
  <Key extends keyof Texts & string>(key: Key, ...filling: Filling<Values<Texts[Key]>>): string
  /** For texts with tags: each is a function from its content to an element. */
  rich<Key extends keyof Texts & string>(
    key: Key,
    values: Values<Texts[Key]> & Record<Tags<Texts[Key]>, (content: ReactNode) => ReactNode>,
  ): ReactNode
  /** The text of a problem, whose code is the key. */
  of: ProblemText<ProblemsOf<Texts>>
}

/** A browser has the texts of its page's language only, a server those of both. */
export function translator<Texts extends Record<string, string>>(
  textsOf: (locale: Locale) => CompiledTexts,
): Translate<Texts> {
  const fill = (key: string, values: unknown) => {
    const locale = currentLocale()
    const text = textsOf(locale)[key]
    if (text === undefined) throw new Error(`There is no text "${key}" in ${locale}.`)
    // Most texts have no placeholder.
    if (typeof text === 'string') return [shownDigits(text)]
    const filled = [format<ReactNode>(text, locale, isolateAll(values), options)].flat()
    return filled.map((part) => (typeof part === 'string' ? shownDigits(part) : part))
  }
  const translate = (key: string, ...[values]: unknown[]) => fill(key, values).join('')
  translate.rich = (key: string, values: unknown) =>
    createElement(Fragment, null, ...fill(key, values))
  translate.of = (problem: { code: string }) => translate(problem.code, problem)
  return translate
}

/** @public The translator of a browser build, whose files contain one language. */
export function translatorOf(texts: CompiledTexts) {
  return translator(() => texts)
}

function isolateAll(values: unknown): FormatValues<ReactNode> | undefined {
  if (!isValues(values)) return undefined
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  )
}

function isValues(values: unknown): values is FormatValues<ReactNode> {
  return typeof values === 'object' && values !== null
}

const unused = (): never => {
  throw new Error('Texts contain plain numbers and plural forms only.')
}

const options: Parameters<typeof format>[3] = {
  formatters: {
    getNumberFormat: () => ({
      format: (value) => groupDigits(Number(value)),
      formatToParts: unused,
      formatRange: unused,
      formatRangeToParts: unused,
      resolvedOptions: unused,
    }),
    getPluralRules: (locale) => ({
      select: (count) => pluralForm(readLocale(locale) ?? 'en', count),
      selectRange: unused,
      resolvedOptions: unused,
    }),
    getDateTimeFormat: unused,
  },
}
