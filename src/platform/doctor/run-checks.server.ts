import { constants, existsSync } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { PaymentProvider, ProviderCheck } from '#commerce/payments/payment-provider.ts'
import type { FileStorage } from '#commerce/pictures/file-storage.ts'
import { consider, type Look, well, wrong } from './finding.ts'

/** Writes a small file, reads it, and removes it again. */
export async function checkStorage(files: FileStorage): Promise<Look> {
  const name = `doctor/${crypto.randomUUID()}.txt`
  const content = new TextEncoder().encode('Roses')
  await files.write(name, content)
  const read = await files.read(name)
  await files.remove(name)
  if (!read || Buffer.compare(read, content) !== 0) {
    return wrong('gives back something else than it was given', 'Look at STORAGE_URL.')
  }
  return (await files.has(name))
    ? wrong('does not remove files', 'Allow the key of STORAGE_URL to delete.')
    : well('writes, reads and removes')
}

export async function checkMail(mailer: { verify(): Promise<unknown> }): Promise<Look> {
  await mailer.verify()
  return well('the server takes mail from us')
}

const paymentFixes: Record<NonNullable<ProviderCheck['problem']>, string> = {
  credentials:
    'Look at PAYMENT_SECRET_KEY, PAYMENT_API_KEY and VITE_PAYMENT_PUBLIC_KEY in the provider’s dashboard. Without an API key set PAYMENT_HMAC_SECRET.',
  refused:
    'Look at PAYMENT_CARD_METHOD_ID and PAYMENT_WALLET_METHOD_ID: live ones go with live keys.',
  unavailable: 'Look at PAYMENT_API_URL. Cash orders go on.',
}

/** Tries every call that the shop makes, also those that only a payment or a refund would need. */
export async function checkPayments(payments: PaymentProvider): Promise<Look> {
  const checks = await payments.check()
  const failed = checks.filter(({ problem }) => problem !== null)
  const says = failed.map(({ call, problem, reason }) => `${call}: ${problem} (${reason})`)
  const [first] = failed
  if (!first?.problem) return well(`${checks.length} calls work`)
  return wrong(says.join('; '), paymentFixes[first.problem])
}

const most = 30_000

/** Tokens, signatures of the storage and second factors are all good for a short time only. */
export async function checkClock(address: string, now: () => number): Promise<Look> {
  const response = await fetch(address, { method: 'HEAD', redirect: 'manual' })
  const theirs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(theirs)) return consider('nobody said the time', '')
  const off = Math.round((now() - theirs) / 1000)
  return Math.abs(now() - theirs) > most
    ? wrong(`${Math.abs(off)} s ${off > 0 ? 'fast' : 'slow'}`, 'Let NTP set the clock.')
    : well('agrees with the payment provider’s')
}

const megabyte = 1024 * 1024

/** The disk of the data folder, which nothing but the failures of the log may need, and which the shop makes itself. */
export async function checkDisk(
  folder: string,
  { isNeeded }: { isNeeded: boolean },
): Promise<Look> {
  const there = firstThatIsThere(resolve(folder))
  const { bavail, bsize } = await statfs(there)
  const free = Math.floor((bavail * bsize) / megabyte)
  const says = `${free} MB free`
  if (!isNeeded) return well(`${says}; database and pictures are elsewhere`)
  if (!(await stat(there)).isDirectory()) {
    return wrong(`${there} is no folder`, 'Name another one in DATA_FOLDER, or move it away.')
  }
  await access(there, constants.W_OK)
  if (free < 100) return wrong(says, 'Make room: orders fail when nothing can be written.')
  return free < 1024 ? consider(says, 'Make room, or move backups elsewhere.') : well(says)
}

function firstThatIsThere(folder: string): string {
  return existsSync(folder) ? folder : firstThatIsThere(dirname(folder))
}
