interface Issue {
  readonly message: string
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined
}

/** Says which settings are wrong and why, never what they hold, and stops the start. */
export function reportInvalidSettings(issues: readonly Issue[]): never {
  console.error('Invalid environment variables')
  for (const issue of issues) console.error(`  ${nameOf(issue)}: ${issue.message}`)
  throw new Error('Invalid environment variables')
}

function nameOf(issue: Issue): string {
  const first = issue.path?.[0]
  return String(typeof first === 'object' ? first.key : first)
}
