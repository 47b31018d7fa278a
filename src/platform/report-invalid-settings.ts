interface Issue {
  readonly message: string
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined
}

/** Thrown after all invalid settings are logged. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings'
  readonly names: readonly string[]

  constructor(names: readonly string[]) {
    super('Invalid environment variables')
    this.names = names
  }
}

/** Logs the names of invalid settings with reasons, never their values, and throws. */
export function reportInvalidSettings(issues: readonly Issue[]): never {
  console.error('Invalid environment variables')
  for (const issue of issues) console.error(`  ${nameOf(issue)}: ${issue.message}`)
  throw new InvalidSettings(issues.map(nameOf))
}

function nameOf(issue: Issue): string {
  const first = issue.path?.[0]
  return String(typeof first === 'object' ? first.key : first)
}
