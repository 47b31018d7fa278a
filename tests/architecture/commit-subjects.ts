import { spawnSync } from 'node:child_process'

const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test'
const maxLength = 72

// Verbs whose base form ends as a past tense, a gerund or a third person does.
const baseForms = new Set(
  'embed exceed feed need proceed seed shed speed spread succeed bring bypass focus process pass discuss address compress access express alias'.split(
    ' ',
  ),
)

/** The problem of a commit subject; null if it has none. */
export function problemOf(subject: string): string | null {
  if (subject.length > maxLength) return `longer than ${maxLength} characters`
  const [, text] =
    new RegExp(`^(?:${types})\\([a-z\\d][a-z\\d/,-]*\\)!?: (.+)$`).exec(subject) ?? []
  if (text === undefined) return 'not "type(scope): subject"'
  if (text.endsWith('.')) return 'ends with a full stop'
  const verb = text.split(' ')[0] ?? ''
  if (!/^[a-z][a-z-]*$/.test(verb)) return 'does not start with a verb in lower case'
  if (/(?:ed|ing|[^s]s)$/.test(verb) && !baseForms.has(verb)) return `"${verb}" is not imperative`
  return null
}

/** Subjects of the commits since the bases, newest first; null where git or its history is missing. */
export function subjectsSince(bases: readonly string[]): string[] | null {
  const args = ['log', '--no-merges', '--format=%s', 'HEAD', '--not', ...bases]
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null
}
