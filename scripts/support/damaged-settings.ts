/** A line of a settings file that cannot have been meant so. */
export interface Damage {
  line: number
  reason: string
}

const setting = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/

/**
 * Where a file of NAME=value lines is damaged. Node reads such a file without a word, as if what it does not understand
 * were not there.
 */
export function damageIn(text: string): Damage[] {
  const lines = text.split(/\r?\n/)
  const damage: Damage[] = []
  const known = new Map<string, number>()
  for (let index = 0; index < lines.length; index++) {
    const content = lines[index] ?? ''
    const line = index + 1
    if (/[\0\uFFFD]/.test(content)) {
      damage.push({ line, reason: 'holds what is no text' })
      continue
    }
    if (/^\s*(#|$)/.test(content)) continue
    const [, name, value = ''] = setting.exec(content) ?? []
    if (name === undefined) {
      damage.push({ line, reason: 'is no NAME=value' })
      continue
    }
    const before = known.get(name)
    if (before !== undefined) {
      damage.push({ line, reason: `says ${name} again, after line ${before}` })
    }
    known.set(name, line)
    const end = endOfValue(lines, index, value)
    if (end === null) damage.push({ line, reason: `opens a quote for ${name} and never closes it` })
    else index = end
  }
  return damage
}

/** The index of the line on which a value ends: a quoted one may go over several. */
function endOfValue(lines: readonly string[], index: number, value: string): number | null {
  const [quote] = /^["'`]/.exec(value) ?? []
  if (quote === undefined || value.indexOf(quote, 1) > 0) return index
  const closing = lines.findIndex((line, place) => place > index && line.includes(quote))
  return closing < 0 ? null : closing
}

/** On which line of the file each setting is, for whoever has to mend it. */
export function placesOf(names: readonly string[], text: string): string[] {
  const lines = text.split(/\r?\n/)
  return names.map((name) => {
    const index = lines.findLastIndex((line) => setting.exec(line)?.[1] === name)
    return index < 0 ? `${name} is missing` : `line ${index + 1}: ${name}`
  })
}
