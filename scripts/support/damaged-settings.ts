/** A damaged line of a settings file. */
export interface Damage {
  line: number
  reason: string
}

const setting = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/

/** Damaged lines of a file of NAME=value lines. Node ignores lines that it cannot parse. */
export function findDamage(text: string): Damage[] {
  const lines = text.split(/\r?\n/)
  const damage: Damage[] = []
  const known = new Map<string, number>()
  for (let index = 0; index < lines.length; index++) {
    const content = lines[index] ?? ''
    const line = index + 1
    if (/[\0\uFFFD]/.test(content)) {
      damage.push({ line, reason: 'contains binary data' })
      continue
    }
    if (/^\s*(#|$)/.test(content)) continue
    const [, name, value = ''] = setting.exec(content) ?? []
    if (name === undefined) {
      damage.push({ line, reason: 'is not NAME=value' })
      continue
    }
    const before = known.get(name)
    if (before !== undefined) {
      damage.push({ line, reason: `repeats ${name} from line ${before}` })
    }
    known.set(name, line)
    const end = endOfValue(lines, index, value)
    if (end === null) damage.push({ line, reason: `has an unclosed quote for ${name}` })
    else index = end
  }
  return damage
}

/** Index of the last line of a value: a quoted one may span several. */
function endOfValue(lines: readonly string[], index: number, value: string): number | null {
  const [quote] = /^["'`]/.exec(value) ?? []
  if (quote === undefined || value.indexOf(quote, 1) > 0) return index
  const closing = lines.findIndex((line, place) => place > index && line.includes(quote))
  return closing < 0 ? null : closing
}

/** The line of each setting, for the error message; `env` has those of the file and of the environment. */
export function placesOf(
  names: readonly string[],
  text: string,
  env: NodeJS.ProcessEnv = {},
): string[] {
  const lines = text.split(/\r?\n/)
  return names.map((name) => {
    const index = lines.findLastIndex((line) => setting.exec(line)?.[1] === name)
    if (index >= 0) return `line ${index + 1}: ${name}`
    return env[name] ? `${name}, which the environment sets` : `${name} is missing`
  })
}
