import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the machine, or undefined for the one that Playwright brings along. */
export function browserProgram(): string | undefined {
  return process.env.TEST_BROWSER ?? installed.find((program) => existsSync(program))
}

/** Like Playwright's own: without the window that no test looks at, which takes a third of a test's processor time. */
export function headlessProgram(): string | undefined {
  return existsSync(shell) ? (process.env.TEST_BROWSER ?? shell) : browserProgram()
}

export const browserOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell alone rounds the widths of letters to whole pixels.
  '--font-render-hinting=none',
]
