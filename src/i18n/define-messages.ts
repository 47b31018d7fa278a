import compile from 'icu-minify/compile'
import { locales } from './locale.ts'
import { type CompiledTexts, type Translate, translator } from './translator.ts'

/**
 * The texts of a part of the shop in ICU message format. English determines keys and placeholders; Arabic has the same.
 * Builds replace this call by compiled texts: see `scripts/support/compile-messages.ts`.
 */
export function defineMessages<const Texts extends Record<string, string>>(messages: {
  en: Texts
  ar: Record<keyof Texts & string, string>
}): Translate<Texts> {
  const compiled = new Map(locales.map((locale) => [locale, compileTexts(messages[locale])]))
  return translator((locale) => compiled.get(locale) ?? {})
}

/** Compiles texts to the form that a browser fills without a parser. */
export function compileTexts(texts: Record<string, string>): CompiledTexts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]))
}
