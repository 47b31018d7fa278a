import { readFileSync } from 'node:fs'
import { reportInvalidSettings } from './report-invalid-settings.ts'

/** Settings that are secrets, and addresses that contain one. */
export const secretSettings = [
  'IDENTITY_ADMIN_PRIVATE_KEY',
  'VITE_AUTH_SECRET',
  'VITE_UPLOAD_TOKEN',
  'PAYMENT_API_KEY',
  'PAYMENT_SECRET_KEY',
  'PAYMENT_HMAC_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'SMS_URL',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'STORAGE_URL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

type Values = Readonly<Record<string, string | undefined>>

/**
 * Reads secrets from files: `NAME_FILE` is a path, as systemd and container platforms give it. The content does not
 * enter the environment, which child processes inherit.
 */
export function withSecretFiles(values: Values): Values {
  const problems: { path: [string]; message: string }[] = []
  const read = secretSettings.flatMap((name) => {
    const pathName = `${name}_FILE`
    const file = values[pathName]
    if (!file) return []
    const content = contentOf(file)
    if (content && !values[name]) return [[name, content]]
    const message = content
      ? `is set, and so is ${name}: empty one of them`
      : 'names no file that can be read and has content'
    problems.push({ path: [pathName], message })
    return []
  })
  if (problems.length > 0) reportInvalidSettings(problems)
  return { ...values, ...Object.fromEntries(read) }
}

/** Empty if the file cannot be read. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}
