import { globSync, readFileSync } from 'node:fs'
import { normalize } from 'node:path'
import { type JSXOpeningElement, parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { files } from './imports.ts'

// Emails and PDFs are laid out on the server, each for one direction.
const ownLayout = /^src\/(commerce\/(emails|documents)|integrations\/(documents|mail))\//

const size = String.raw`(\d[\d./]*|auto|px|full|screen|\[\S+\]|\(\S+\))`
const physicalClass = new RegExp(
  [
    String.raw`-?(scroll-)?[mp][lr]-${size}`,
    String.raw`-?(left|right)-${size}`,
    String.raw`border-[lr](-\S+)?`,
    String.raw`rounded-([lr]|[tb][lr])(-\S+)?`,
    String.raw`(text|float|clear)-(left|right)`,
    String.raw`-?space-x-\S+`,
    String.raw`\[(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b.*\]`,
    String.raw`\[(left|right):.*\]`,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
)

const physicalProperty =
  /^((margin|padding|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius|left|right)$/

const physicalCss =
  /(?<![\w-])((margin|padding|scroll-margin|scroll-padding|border)-(left|right)[\w-]*|border-(top|bottom)-(left|right)-radius|left|right)\s*:|(text-align|float|clear)\s*:\s*(left|right)\b/g

/** Physical classes among the words of a string; a variant such as `lg:` may precede them. */
function physicalClassesIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => {
    const utility = word.replace(/^([^\s[\]()]+:|\[[^\]]+\]:)+/, '').replace(/^!|!$/g, '')
    return physicalClass.test(utility)
  })
}

/** Physical classes in the strings of a file, and physical properties of its `style` objects. */
function physicalIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return (text.match(physicalCss) ?? []).map((found) => found.trim())
  const found: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(...physicalClassesIn(value))
    },
    TemplateElement({ value }) {
      found.push(...physicalClassesIn(value.raw))
    },
    JSXAttribute({ name, value }) {
      if (name.name !== 'style' || value?.type !== 'JSXExpressionContainer') return
      if (value.expression.type !== 'ObjectExpression') return
      for (const property of value.expression.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (physicalProperty.test(property.key.name)) found.push(property.key.name)
      }
    },
  }).visit(program)
  return found
}

/** Icons that point to a side, such as back and forward. */
const sidewaysIcon = /^((Arrow|Chevron)s?(Left|Right)|Log(In|Out))$/

/** Icons of a file that would point to the wrong side on a page that runs from the right. */
function unmirroredIn(file: string, text: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    JSXOpeningElement(element) {
      const code = text.slice(element.start, element.end)
      for (const icon of iconsOf(element)) {
        if (!/rtl:-scale-x-100|isMirrored/.test(code)) found.push(icon)
      }
    },
  }).visit(program)
  return found
}

/** The sideways icons that an element is, or gets as a property. */
function iconsOf({ name, attributes }: JSXOpeningElement): string[] {
  const given = attributes.map((one) =>
    one.type === 'JSXAttribute' && one.value?.type === 'JSXExpressionContainer'
      ? one.value.expression
      : null,
  )
  const names = [name.type === 'JSXIdentifier' ? name : null, ...given].map((one) =>
    one?.type === 'JSXIdentifier' || one?.type === 'Identifier' ? one.name : '',
  )
  return names.filter((icon) => sidewaysIcon.test(icon))
}

describe('icons that point to a side', () => {
  it('are mirrored on a page that runs from the right', () => {
    const found = files
      .filter((file) => /^src\/.*\.tsx$/.test(file))
      .flatMap((file) =>
        unmirroredIn(file, readFileSync(file, 'utf8')).map((icon) => `${file}: ${icon}`),
      )
    expect(found, 'rtl:-scale-x-100').toEqual([])
  })

  it.each([
    ['<ChevronLeft className="size-4" />', ['ChevronLeft']],
    ['<Control icon={ArrowRight} />', ['ArrowRight']],
    ['<LogOut className="size-4 rtl:-scale-x-100" />', []],
    ['<Control icon={ChevronLeft} isMirrored />', []],
    ['<ChevronDown className="size-4" />', []],
  ])('are found in %s', (text, icons) => {
    expect(unmirroredIn('some.tsx', text)).toEqual(icons)
  })
})

describe('CSS', () => {
  it('follows the direction of the page: start and end instead of left and right', () => {
    const checked = [
      ...files.filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file)),
      ...globSync('src/**/*.css').map(normalize),
    ].filter((file) => !ownLayout.test(file))
    const found = checked.flatMap((file) =>
      physicalIn(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(found, 'ms-, pe-, start-, border-s, rounded-e, text-end, inset-inline-start').toEqual([])
  })

  it.each([
    ['<p className="ml-2 -mr-3 pl-4 lg:pr-[3px] scroll-pl-8" />', 5],
    ['<p className="left-0 md:right-3.5 -left-(--gap)" />', 3],
    ['<p className="border-l border-r-2 rounded-l rounded-tr-sm" />', 4],
    ['<p className={clsx(wide && "text-left", `float-right`)} />', 2],
    ['const cell = "first:pl-4 hover:focus:!mr-1 space-x-2 [&>p]:ml-2"', 4],
    ['<p style={{ left: 0, marginRight: gap }} />', 2],
  ])('finds the physical parts of %s', (text, count) => {
    expect(physicalIn('some.tsx', text)).toHaveLength(count)
  })

  it.each([
    '<p className="ms-2 start-0 border-s rounded-ee-sm text-end mx-auto inset-x-0 translate-x-1" />',
    '<p style={{ insetInlineStart: 0, width: left }}>Only 3 left: right-handed, 2 left-overs</p>',
    'const { left, right } = box; const swipe = { left: 1, marginLeft }; send("left", "text-message")',
    'const names = ["pl-Latn", "left-over", "border-line", "rounded-lg", "clear"]',
  ])('accepts %s', (text) => {
    expect(physicalIn('some.tsx', text)).toEqual([])
  })

  it('has one theme, a light one', () => {
    const styled = [...files, ...globSync('src/**/*.css')].filter((file) =>
      /^src\/.*\.(tsx|css)$/.test(normalize(file)),
    )
    const dark = styled.filter((file) =>
      /prefers-color-scheme|["'\s:]dark:\S/.test(readFileSync(file, 'utf8')),
    )
    expect(dark).toEqual([])
  })

  it('reads declarations of a style sheet', () => {
    const text =
      '.a { margin-left: 1px; left: 0; text-align: right } .left:hover { inset-inline: 0 }'
    expect(physicalIn('some.css', text)).toHaveLength(4)
  })
})
