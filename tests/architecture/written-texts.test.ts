import { readFileSync } from 'node:fs'
import { type Expression, type JSXChild, parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { files } from './imports.ts'

/** Attributes that a user reads or hears. */
const readAttribute = /^(alt|title|label|placeholder|aria-(label|description|valuetext))$/

/** A key of a message, which a component looks up. */
const key = /^[a-z]+([A-Z][a-z]*)*$/

/** A word; an abbreviation such as PDF is the same in both languages. */
const word = /\p{L}\p{Ll}/u

it('writes no text of a page outside the messages, where it has both languages', () => {
  const found = files
    .filter((file) => /^src\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      textsIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text.trim()}`),
    )
  expect(found).toEqual([])
})

it.each([
  ['<p>Saved</p>', ['Saved']],
  ['<p>{isNew ? "Add" : `Edit`}</p>', ['Add', 'Edit']],
  ['<p>{isNew && "New order"}</p>', ['New order']],
  ['<img alt="Roses" /> ', ['Roses']],
  ['<Field label={isNew ? "Name" : text("name")} />', ['Name']],
])('finds the texts of %s', (code, texts) => {
  expect(textsIn('some.tsx', code)).toEqual(texts)
})

it.each([
  '<p className="Grid">{text("saved")} PDF · 3</p>',
  '<img alt="" title={name} />',
  '<Count label="awaitingPayment" />',
])('accepts %s', (code) => {
  expect(textsIn('some.tsx', code)).toEqual([])
})

/** The texts that a file itself shows on a page. */
function textsIn(file: string, code: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    JSXElement: ({ children }) => void found.push(...children.flatMap(childTexts)),
    JSXFragment: ({ children }) => void found.push(...children.flatMap(childTexts)),
    JSXAttribute({ name, value }) {
      if (typeof name.name !== 'string' || !readAttribute.test(name.name)) return
      if (value?.type === 'Literal') found.push(...literalTexts(value).filter(isNoKey))
      if (value?.type === 'JSXExpressionContainer') found.push(...childTexts(value).filter(isNoKey))
    },
  }).visit(program)
  return found.filter((text) => word.test(text))
}

const isNoKey = (text: string) => !key.test(text)

function childTexts(child: JSXChild): string[] {
  if (child.type === 'JSXText') return [child.value]
  const isCode = child.type === 'JSXExpressionContainer'
  if (!isCode || child.expression.type === 'JSXEmptyExpression') return []
  return literalTexts(child.expression)
}

function literalTexts(code: Expression): string[] {
  switch (code.type) {
    case 'Literal':
      return typeof code.value === 'string' ? [code.value] : []
    case 'TemplateLiteral':
      return code.quasis.map(({ value }) => value.raw)
    case 'ConditionalExpression':
      return [...literalTexts(code.consequent), ...literalTexts(code.alternate)]
    case 'LogicalExpression':
      return [...literalTexts(code.left), ...literalTexts(code.right)]
    case 'ParenthesizedExpression':
      return literalTexts(code.expression)
    default:
      return []
  }
}
