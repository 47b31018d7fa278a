import { createHash } from 'node:crypto'
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'
import { compileTexts } from '../../src/i18n/define-messages.ts'
import { type Locale, locales } from '../../src/i18n/locale.ts'

type Texts = Record<Locale, Record<string, string>>

/** A call of `defineMessages` in a file: its place and its texts. */
interface Definition {
  start: number
  end: number
  texts: Texts
}

const scripts = 'assets/'

/**
 * Replaces the texts of `*.messages.ts` by compiled ones. A server gets both languages. The client's files are written
 * once for each language, English in `assets/`, the others in a folder of theirs below it, so that a page loads one.
 */
export function compileMessages(): Plugin {
  const compiled = new Map<string, Record<Locale, string>>()
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler(code, id) {
        const isClient = this.environment.name === 'client'
        const translate = (texts: Texts) => {
          const both = textsOfBuild(texts)
          if (!isClient)
            return `/*#__PURE__*/ translator(locale => ({ en: ${both.en}, ar: ${both.ar} })[locale])`
          const name = markOf(both)
          compiled.set(name, both)
          return `/*#__PURE__*/ translatorOf(${JSON.stringify(name)})`
        }
        return replaceCalls(code, id, translate)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { code } = chunk
          chunk.code = inLanguage(code, 'en', compiled)
          for (const locale of locales.filter((one) => one !== 'en')) {
            const source = withFolder(inLanguage(code, locale, compiled), locale)
            this.emitFile({ type: 'asset', fileName: inFolder(chunk.fileName, locale), source })
          }
        }
      },
    },
  }
}

/** The definitions of a file of messages, which contains literal texts only. */
export function definitionsIn(code: string, file: string): Definition[] {
  const found: Definition[] = []
  new Visitor({
    CallExpression({ callee, arguments: [messages], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineMessages') return
      const languages = new Map(
        propertiesOf(messages, file).map(([locale, texts]) => [
          locale,
          Object.fromEntries(
            propertiesOf(texts, file).map(([key, text]) => [key, literal(text, file)]),
          ),
        ]),
      )
      const [en, ar] = [languages.get('en'), languages.get('ar')]
      if (!en || !ar) throw new Error(`${file} defines texts without English or Arabic.`)
      found.push({ start, end, texts: { en, ar } })
    },
  }).visit(parseSync(file, code).program)
  return found
}

type Argument = Expression | ObjectExpression['properties'][number] | { type: 'SpreadElement' }

function propertiesOf(object: Argument | undefined, file: string): [string, Expression][] {
  if (object?.type !== 'ObjectExpression') throw new Error(`${file} is not a table of texts.`)
  return object.properties.map((property) => {
    if (property.type !== 'Property') throw new Error(`${file} spreads texts of other files.`)
    const { key, value } = property
    if (key.type === 'Identifier') return [key.name, value]
    if (key.type === 'Literal') return [String(key.value), value]
    throw new Error(`${file} computes the name of a text.`)
  })
}

function literal(text: Expression, file: string): string {
  if (text.type === 'Literal' && typeof text.value === 'string') return text.value
  const [quasi, ...more] = text.type === 'TemplateLiteral' ? text.quasis : []
  if (quasi && more.length === 0) return quasi.value.cooked ?? ''
  throw new Error(`${file} contains a text that is not a literal.`)
}

function replaceCalls(code: string, file: string, translate: (texts: Texts) => string): string {
  let replaced = code
  for (const { start, end, texts } of definitionsIn(code, file).toReversed()) {
    replaced = replaced.slice(0, start) + translate(texts) + replaced.slice(end)
  }
  return replaced.replace(
    /import \{ defineMessages \} from '[^']*'/,
    "import { translator, translatorOf } from '#i18n/translator.ts'",
  )
}

function textsOfBuild({ en, ar }: Texts): Record<Locale, string> {
  return { en: JSON.stringify(compileTexts(en)), ar: JSON.stringify(compileTexts(ar)) }
}

/** Stands for the texts until the files are written. With their hash, because a file is named after its content. */
function markOf({ en, ar }: Record<Locale, string>): string {
  return `%texts:${createHash('sha256').update(en).update(ar).digest('hex').slice(0, 16)}%`
}

function inLanguage(
  code: string,
  locale: Locale,
  compiled: Map<string, Record<Locale, string>>,
): string {
  return code.replaceAll(/(["'`])(%texts:[0-9a-f]{16}%)\1/g, (_all, _quote, name: string) => {
    const both = compiled.get(name)
    if (!both) throw new Error(`The texts ${name} are unknown.`)
    return both[locale]
  })
}

/** The list of files to preload names them from the root; imports are relative. */
function withFolder(code: string, locale: Locale): string {
  return code.replaceAll(
    /(["'`])(assets\/[\w.$-]+\.js)\1/g,
    (_all, quote: string, file: string) => `${quote}${inFolder(file, locale)}${quote}`,
  )
}

const inFolder = (file: string, locale: Locale) => file.replace(scripts, `${scripts}${locale}/`)
