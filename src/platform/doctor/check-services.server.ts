import { constants, existsSync } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { PaymentProvider, ProviderCheck } from '#commerce/payments/payment-provider.ts'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'
import { type CheckResult, failed, ok, warning } from './finding.ts'

/** Writes, reads and removes a small file. */
export async function checkStorage(files: FileStorage): Promise<CheckResult> {
  const name = `doctor/${crypto.randomUUID()}.txt`
  const content = new TextEncoder().encode('Roses')
  await files.write(name, content)
  const read = await files.read(name)
  await files.remove(name)
  if (!read || Buffer.compare(read, content) !== 0) {
    return failed('returns other content than was written', 'Check STORAGE_URL.')
  }
  return (await files.has(name))
    ? failed('cannot delete files', 'Grant the key of STORAGE_URL permission to delete.')
    : ok('writes, reads and deletes')
}

export async function checkMail(mailer: { verify(): Promise<unknown> }): Promise<CheckResult> {
  await mailer.verify()
  return ok('the server accepts our emails')
}

export async function checkSms(sms: { verify(): Promise<void> } | null): Promise<CheckResult> {
  if (!sms) return ok('not configured; anonymous senders cannot have the recipient asked')
  await sms.verify()
  return ok('the gateway accepts the account')
}

const paymentFixes: Record<NonNullable<ProviderCheck['problem']>, string> = {
  credentials:
    'Compare PAYMENT_SECRET_KEY, PAYMENT_API_KEY and VITE_PAYMENT_PUBLIC_KEY with the provider’s dashboard. Without an API key, set PAYMENT_HMAC_SECRET.',
  refused:
    'Check PAYMENT_CARD_METHOD_ID and PAYMENT_WALLET_METHOD_ID: live methods need live keys.',
  unavailable: 'Check PAYMENT_API_URL. Cash orders still work.',
}

/** Tests every call of the payment API, including those of refunds. */
export async function checkPayments(payments: PaymentProvider): Promise<CheckResult> {
  const checks = await payments.check()
  const failures = checks.filter(({ problem }) => problem !== null)
  const message = failures.map(({ call, problem, reason }) => `${call}: ${problem} (${reason})`)
  const [first] = failures
  if (!first?.problem) return ok(`${checks.length} calls work`)
  return failed(message.join('; '), paymentFixes[first.problem])
}

const maxDifferenceMs = 30_000

/** A wrong clock breaks tokens, storage signatures and second factors. */
export async function checkClock(address: string, now: () => number): Promise<CheckResult> {
  const response = await fetch(address, { method: 'HEAD', redirect: 'manual' })
  const theirs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(theirs)) return warning('the payment provider sent no time', '')
  const off = Math.round((now() - theirs) / 1000)
  return Math.abs(now() - theirs) > maxDifferenceMs
    ? failed(`${Math.abs(off)} s ${off > 0 ? 'fast' : 'slow'}`, 'Synchronize the clock with NTP.')
    : ok('same as the payment provider')
}

const megabyte = 1024 * 1024

/** The disk of the data folder, which the shop creates itself. */
export async function checkDisk(
  folder: string,
  { isNeeded }: { isNeeded: boolean },
): Promise<CheckResult> {
  const there = nearestExisting(resolve(folder))
  const { bavail, bsize } = await statfs(there)
  const free = Math.floor((bavail * bsize) / megabyte)
  const message = `${free} MB free`
  if (!isNeeded) return ok(`${message}; database and pictures are elsewhere`)
  if (!(await stat(there)).isDirectory()) {
    return failed(`${there} is not a folder`, 'Set another DATA_FOLDER, or move the file away.')
  }
  await access(there, constants.W_OK)
  if (free < 100) return failed(message, 'Free disk space: orders fail when the disk is full.')
  return free < 1024 ? warning(message, 'Free disk space, or move backups elsewhere.') : ok(message)
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder))
}
