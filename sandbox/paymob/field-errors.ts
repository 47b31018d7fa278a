import type { z } from 'zod'

export interface FieldErrors {
  [field: string]: string[] | FieldErrors
}

/** Formats validation issues like the provider: lists of messages under the name of the field. */
export function fieldErrors(error: z.ZodError, body: unknown): FieldErrors {
  const result: FieldErrors = {}
  for (const issue of error.issues) {
    const names = issue.path.filter((part) => typeof part === 'string')
    const message = messageFor(issue, valueAt(body, issue.path))
    addMessage(result, names.length > 0 ? names : ['non_field_errors'], message)
  }
  return result
}

function messageFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'This field is required.'
  if (value === null) return 'This field may not be null.'
  if (typeof value === 'string' && value.trim() === '') return 'This field may not be blank.'
  return issue.message
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    body,
  )
}

function addMessage(errors: FieldErrors, path: string[], message: string): void {
  const [name = 'non_field_errors', ...rest] = path
  const present = errors[name]
  if (rest.length > 0) {
    const nested = present === undefined || Array.isArray(present) ? {} : present
    errors[name] = nested
    addMessage(nested, rest, message)
  } else if (Array.isArray(present)) {
    if (!present.includes(message)) present.push(message)
  } else if (present === undefined) {
    errors[name] = [message]
  }
}
