import { currentLocale, directions, type Locale } from './locale.ts'

/** A text of the catalogue or of an order: English always, Arabic where staff have written it. */
interface Texts {
  en: string
  ar?: string | undefined
}

/** Attributes of the element that shows a text in the other language than the page. */
export interface TextLanguage {
  lang: Locale
  dir: 'ltr' | 'rtl'
}

/** The text in the language of the page, else in English. */
export function localizedText({ en, ar }: Texts): string {
  return (currentLocale() === 'ar' && ar) || en
}

/** An optional Arabic text under its key; nothing if it is empty. */
export function arabicOf<Key extends string>(
  key: Key,
  text: string | undefined,
): Partial<Record<Key, string>> {
  const trimmed = text?.trim()
  const found: Partial<Record<Key, string>> = {}
  if (trimmed) found[key] = trimmed
  return found
}

interface Named {
  name: string
  nameAr?: string | undefined
}

/** The name of a row in the language of the page, for forms and lists that need both names. */
export function localizedName({ name, nameAr }: Named): string {
  return localizedText({ en: name, ar: nameAr })
}

/** A row of the database with its name in the language of the page. */
export function localizeNamed<Row extends Named>(row: Row): Row {
  return { ...row, name: localizedName(row) }
}

/**
 * The language of a text by its first letter, because a read model returns texts without their language: a Latin brand
 * name on an Arabic page stays left to right. Texts without letters have the language of the page.
 */
function languageOf(text: string): TextLanguage {
  const [character = ''] = /[\p{Script=Arabic}\p{Script=Latin}]/u.exec(text) ?? []
  const lang =
    character === '' ? currentLocale() : /\p{Script=Arabic}/u.test(character) ? 'ar' : 'en'
  return { lang, dir: directions[lang] }
}

/** Attributes for a text in the other language than the page; none for one in the language of the page. */
export function otherLanguage(text: string): Partial<TextLanguage> {
  const language = languageOf(text)
  return language.lang === currentLocale() ? {} : language
}
